import type { FrontWords, GameFront } from '@ochre/ui/game/game-front.ts';
import type { Language } from '@ochre/words';
import { meta } from '../meta.ts';
import { en } from '../words/en.ts';
import { type PebblesWords, WORDS } from '../words/index.ts';

function frontWordsOf(words: PebblesWords): FrontWords {
  return {
    title: meta.title,
    motto: words.motto,
    base: words.base,
    modules: {},
    variants: {},
    options: {
      heap: {
        ...words.heapOption,
        values: Object.fromEntries(meta.options.heap.map((heap) => [heap, `${heap}`])),
      },
    },
    bots: words.bots,
    daily: words.daily,
  };
}

const wordsIn = (language: Language) => async () => frontWordsOf(await WORDS[language]());

const Nothing = () => null;

/** Pebbles, to be offered to who knows of it. */
export const front: GameFront = {
  meta,
  Sprite: Nothing,
  Behind: Nothing,
  Sign: Nothing,
  minutes: () => 5,
  lessons: [],
  glance: () => ({ scores: [] }),
  words: { en: async () => frontWordsOf(en), es: wordsIn('es'), de: wordsIn('de') },
};
