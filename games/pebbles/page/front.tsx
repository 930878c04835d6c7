import type { FrontWords, GameFront } from '@ochre/ui/game/game-front.ts';
import type { Language } from '@ochre/words';
import { meta } from '../meta.ts';
import { WORDS } from '../words/index.ts';

const wordsIn = (language: Language) => async (): Promise<FrontWords> => {
  const words = await WORDS[language]();
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
  };
};

const Nothing = () => null;

/** Pebbles, to be offered to who knows of it. */
export const front: GameFront = {
  meta,
  Sprite: Nothing,
  Behind: Nothing,
  Sign: Nothing,
  words: { en: wordsIn('en'), es: wordsIn('es'), de: wordsIn('de') },
};
