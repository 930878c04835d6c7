import type { Language } from '@ochre/words';
import { frontEn } from './en.ts';
import type { FrontPart } from './words.ts';

/** English comes with the page: the first thing that is painted waits for no other file. */
export const FRONT: Readonly<Record<Language, () => Promise<FrontPart>>> = {
  en: async () => frontEn,
  es: async () => (await import('./es.ts')).frontEs,
  de: async () => (await import('./de.ts')).frontDe,
};
