import { type Grammar, grammarOf, type Language, together } from '@ochre/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { showingDe } from '../words/terminal/showing/de.ts';
import { showingEn } from '../words/terminal/showing/en.ts';
import { showingEs } from '../words/terminal/showing/es.ts';
import type { ShowingWords } from '../words/terminal/showing/words.ts';
import { tellingDe } from '../words/terminal/telling/de.ts';
import { tellingEn } from '../words/terminal/telling/en.ts';
import { tellingEs } from '../words/terminal/telling/es.ts';
import type { TellingWords } from '../words/terminal/telling/words.ts';
import type { StoneAgeWords } from '../words/words.ts';

/** All that the terminal of Stone Age may say: the game's words, and a few that no page needs. */
export type Words = StoneAgeWords &
  Grammar & { readonly showing: ShowingWords; readonly telling: TellingWords };

type OwnWords = Omit<Words, keyof Grammar> & { readonly story: StoneAgeWords['story'] };

const WORDS: Readonly<Record<Language, OwnWords>> = {
  en: { ...en, showing: showingEn, telling: tellingEn },
  es: { ...es, showing: showingEs, telling: tellingEs },
  de: { ...de, showing: showingDe, telling: tellingDe },
};

export const wordsIn = (language: Language): Words =>
  together(grammarOf(language), WORDS[language]);
