import type { Language } from '@ochre/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ShellWords } from './words.ts';

export type { ShellWords } from './words.ts';

export const SHELL_WORDS: Readonly<Record<Language, ShellWords>> = { en, es, de };
