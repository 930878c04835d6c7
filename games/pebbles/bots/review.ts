import type { GameReview, Worth } from '@ochre/search/review';
import { type Pebbles, type PebblesAction, pebbles } from '../rules/pebbles.ts';
import { PEBBLES_BOTS } from './rule-bots.ts';

/** How games of pebbles are reviewed: nobody had to be trained for it. */
export const review: GameReview<Pebbles, PebblesAction> = {
  game: pebbles,
  judgeFor: async () => ({
    name: 'heap',
    version: '1',
    worth,
    choose: PEBBLES_BOTS.easy.choose,
    candidates: (_seen, legal) => legal,
    roundOf: ({ turn }) => turn,
    rounds: { luck: 1, loss: 2, check: 4 },
  }),
};

/** Everybody gets their part of the heap; a lead counts the more the fewer pebbles are left. */
function worth(seen: Pebbles): Worth {
  const scores = pebbles.scores(seen);
  const odds = scores.map((score) => Math.exp(score / (1 + Math.sqrt(seen.heap))));
  const sum = odds.reduce((total, one) => total + one, 0);
  return {
    shares: odds.map((one) => one / sum),
    points: scores.map((score) => score + seen.heap / scores.length),
  };
}
