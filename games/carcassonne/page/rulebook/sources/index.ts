import type { BookSources } from '@ochre/ui/rulebook/book.ts';

/** The texts of the rules, loaded when they are read. */
export const SOURCES: BookSources = {
  en: async () => (await import('./en.ts')).source,
  es: async () => (await import('./es.ts')).source,
  de: async () => (await import('./de.ts')).source,
};
