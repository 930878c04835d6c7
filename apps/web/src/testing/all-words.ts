import { frontWordsOf } from '@ochre/stone-age/front';
import { STONE_AGE_WORDS } from '@ochre/stone-age/page/testing';
import { type Language, together } from '@ochre/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { ShellWords } from '../words/words.ts';

/** What the page says around the games, and all that is said of Stone Age. */
const withStoneAge = (language: Language, shell: ShellWords) => {
  const words = STONE_AGE_WORDS[language];
  return together(together(shell, words), { games: { 'stone-age': frontWordsOf(words) } });
};

/** All languages at once, for tests: the page itself loads what it speaks. */
export const ALL_WORDS = {
  en: withStoneAge('en', en),
  es: withStoneAge('es', es),
  de: withStoneAge('de', de),
} satisfies Readonly<Record<Language, object>>;
