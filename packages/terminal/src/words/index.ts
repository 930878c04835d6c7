import type { Language } from '@ochre/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { TerminalWords } from './words.ts';

export type { TerminalWords } from './words.ts';

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { en, es, de };
