import { de as stoneAgeDe } from '@ochre/stone-age/words/de.ts';
import { en as stoneAgeEn } from '@ochre/stone-age/words/en.ts';
import { es as stoneAgeEs } from '@ochre/stone-age/words/es.ts';
import { de as uiDe } from '@ochre/ui/words/de.ts';
import { en as uiEn } from '@ochre/ui/words/en.ts';
import { es as uiEs } from '@ochre/ui/words/es.ts';
import { type Language, together } from '@ochre/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

/** All languages at once, for tests and the gallery: the page itself loads the one it speaks. */
export const LANGUAGES: Readonly<Record<Language, Words>> = {
  en: together(together(uiEn, en), stoneAgeEn),
  es: together(together(uiEs, es), stoneAgeEs),
  de: together(together(uiDe, de), stoneAgeDe),
};
