import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.tsx';
import type { Words } from './words.ts';

/** All languages at once, for tests and the gallery: the page itself loads the one it speaks. */
export const LANGUAGES = { en, es, de } as const satisfies Readonly<Record<Language, Words>>;
