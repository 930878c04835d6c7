import { de as uiDe } from '@ochre/ui/words/de.ts';
import { en as uiEn } from '@ochre/ui/words/en.ts';
import { es as uiEs } from '@ochre/ui/words/es.ts';
import { type Language, together } from '@ochre/words';
import { de } from '../../words/page/de.ts';
import { en } from '../../words/page/en.ts';
import { es } from '../../words/page/es.ts';
import type { Words } from '../in-words.tsx';

/** All languages at once: the page itself loads the one it speaks. */
export const LANGUAGES: Readonly<Record<Language, Words>> = {
  en: together(uiEn, en),
  es: together(uiEs, es),
  de: together(uiDe, de),
};
