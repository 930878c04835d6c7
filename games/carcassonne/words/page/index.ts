import type { Language } from '@ochre/words';
import type { PageWords } from './words.ts';

/** Loaded when they are spoken. */
export const WORDS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
};
