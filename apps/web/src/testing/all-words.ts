import { frontWordsOf } from '@ochre/stone-age/page/front.tsx';
import { de as stoneAgeDe } from '@ochre/stone-age/words/de.ts';
import { en as stoneAgeEn } from '@ochre/stone-age/words/en.ts';
import { es as stoneAgeEs } from '@ochre/stone-age/words/es.ts';
import { de as uiDe } from '@ochre/ui/words/de.ts';
import { en as uiEn } from '@ochre/ui/words/en.ts';
import { es as uiEs } from '@ochre/ui/words/es.ts';
import { type Language, together } from '@ochre/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

const games = (words: typeof stoneAgeEn) => ({ games: { 'stone-age': frontWordsOf(words) } });

/**
 * All languages at once, with all that is said of Stone Age, for tests and the gallery: the page itself
 * loads what it speaks.
 */
export const LANGUAGES = {
  en: together(together(together(uiEn, en), games(stoneAgeEn)), stoneAgeEn),
  es: together(together(together(uiEs, es), games(stoneAgeEs)), stoneAgeEs),
  de: together(together(together(uiDe, de), games(stoneAgeDe)), stoneAgeDe),
} satisfies Readonly<Record<Language, object>>;
