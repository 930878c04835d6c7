import type { Language } from '@ochre/words';
import type { BookSource } from '../../../words/rulebook/books.ts';

/** The texts of the rules, loaded when they are read. */
export const SOURCES: Readonly<Record<Language, () => Promise<BookSource>>> = {
  en: async () => (await import('./en.ts')).source,
  es: async () => (await import('./es.ts')).source,
  de: async () => (await import('./de.ts')).source,
};
