import { front as carcassonne } from '@ochre/carcassonne/front';
import { frontWordsOf } from '@ochre/stone-age/front';
import { STONE_AGE_WORDS } from '@ochre/stone-age/page/testing';
import { type Language, together } from '@ochre/words';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { ShellWords } from '../words/words.ts';

/** What the page says around the games, all that is said of Stone Age, and what is said to offer Carcassonne. */
const withGames = async (language: Language, shell: ShellWords) => {
  const words = STONE_AGE_WORDS[language];
  const games = {
    'stone-age': frontWordsOf(words),
    carcassonne: await carcassonne.words[language](),
  };
  return together(together(shell, words), { games });
};

/** All languages at once, for tests: the page itself loads what it speaks. */
export const ALL_WORDS = {
  en: await withGames('en', en),
  es: await withGames('es', es),
  de: await withGames('de', de),
} satisfies Readonly<Record<Language, object>>;
