import { grammarOf, type Language, together } from '@ochre/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { Words as CarcassonneWords } from '../words/index.ts';
import { terminalDe } from '../words/terminal/de.ts';
import { terminalEn } from '../words/terminal/en.ts';
import { terminalEs } from '../words/terminal/es.ts';
import type { TerminalWords } from '../words/terminal/words.ts';

/** All that the terminal of Carcassonne may say. */
export type Words = CarcassonneWords & { readonly terminal: TerminalWords };

const WORDS = {
  en: { ...en, terminal: terminalEn },
  es: { ...es, terminal: terminalEs },
  de: { ...de, terminal: terminalDe },
};

export const wordsIn = (language: Language): Words =>
  together(grammarOf(language), WORDS[language]);
