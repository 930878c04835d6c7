import type { FrontWords, GameFront, Glance } from '@ochre/ui/game/game-front.ts';
import type { Language } from '@ochre/words';
import { meta } from '../meta.ts';
import type { Snapshot } from '../rules/index.ts';
import { FRONT } from '../words/page/front/index.ts';
import type { FrontPart } from '../words/page/front/words.ts';

/** What is said of Carcassonne before it is played. */
export function frontWordsOf({ motto, base, modules, options, bots }: FrontPart): FrontWords {
  return {
    title: meta.title,
    motto,
    base,
    modules: { shrine: { name: modules.shrine.title, about: modules.shrine.about } },
    variants: {},
    options,
    bots,
  };
}

const wordsIn = (language: Language) => async () => frontWordsOf(await FRONT[language]());

const Nothing = () => null;

/** A tile takes half a minute, whoever lays it; shrines are talked about. */
const minutes: GameFront['minutes'] = ({ modules = [] }) => (modules.includes('shrine') ? 35 : 30);

const glance = ({ players }: Pick<Snapshot, 'players'>): Glance => ({
  scores: players.map(({ score }) => score),
});

/** Carcassonne, to be offered. */
export const front: GameFront = {
  meta,
  Sprite: Nothing,
  Behind: Nothing,
  Sign: Nothing,
  minutes,
  glance: (view) => glance(view as Snapshot),
  words: { en: wordsIn('en'), es: wordsIn('es'), de: wordsIn('de') },
};
