import type { Grammar, Language } from '@ochre/words';
import type { StoneAgeWords } from './words.ts';

export type { StoneAgeWords } from './words.ts';
/** What is said of Stone Age, and how its language says things. */
export type Words = StoneAgeWords & Grammar;

/** Loaded when they are spoken. */
export const WORDS: Readonly<Record<Language, () => Promise<StoneAgeWords>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
};
