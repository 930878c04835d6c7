import type { FrontWords, GameFront, Glance } from '@ochre/ui/game/game-front.ts';
import type { Language } from '@ochre/words';
import { meta } from '../meta.ts';
import type { Snapshot } from '../rules/index.ts';
import { FRONT } from '../words/page/front/index.ts';
import type { FrontPart } from '../words/page/front/words.ts';
import { Behind } from './behind/behind.tsx';
import { Sign } from './behind/sign.tsx';

/** What is said of Carcassonne before it is played. */
function frontWordsOf(words: FrontPart): FrontWords {
  const { modules, ...said } = words;
  return {
    ...said,
    title: meta.title,
    modules: { shrine: { name: modules.shrine.title, about: modules.shrine.about } },
    variants: {},
  };
}

const wordsIn = (language: Language) => async () => frontWordsOf(await FRONT[language]());

const Nothing = () => null;

/** Half a minute for each tile of one's own, a few seconds for each of the others'; to the next five. */
const minutes: GameFront['minutes'] = ({ players, modules = [] }) => {
  const tiles = modules.includes('shrine') ? 77 : 71;
  const own = tiles / players;
  return 5 * Math.round((own / 2 + (tiles - own) / 12) / 5);
};

const glance = ({ turn, players }: Pick<Snapshot, 'turn' | 'players'>): Glance => ({
  round: turn,
  scores: players.map(({ score }) => score),
});

/** Carcassonne, to be offered. */
export const front: GameFront = {
  meta,
  Sprite: Nothing,
  Behind,
  Sign,
  minutes,
  lessons: ['first', 'second'],
  glance: (view) => glance(view as Snapshot),
  words: { en: wordsIn('en'), es: wordsIn('es'), de: wordsIn('de') },
};
