import type { Grammar, Language } from '@ochre/words';
import type { PebblesWords } from './words.ts';

export type { PebblesWords } from './words.ts';
/** What is said of pebbles, and how its language says things. */
export type Words = PebblesWords & Grammar;

/** Loaded when they are spoken. */
export const WORDS: Readonly<Record<Language, () => Promise<PebblesWords>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
};
