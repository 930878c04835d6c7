import { seenScores } from '@ochre/stone-age/rules';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../testing/all-words.ts';
import { viewOf } from '../testing/tables.ts';
import { atStake, signed, stakesOf } from './stakes.ts';

const OF_THE_BOARD = ['board', 'discarded', 'tokens', 'hut', 'drawStack'];

it('what is at stake counts exactly what the scoring counts for it', () => {
  for (const view of [viewOf('solo'), viewOf('soloEnd')]) {
    const stakes = stakesOf(view, view.solo!, LANGUAGES.en);
    const { breakdown } = seenScores(view)[0]!;
    const counted = OF_THE_BOARD.reduce((sum, line) => sum + breakdown[line]!, 0);
    expect(stakes.reduce((sum, { points }) => sum + points, 0)).toBe(counted);
    expect(atStake(stakes)).toBe(counted - breakdown.drawStack!);
  }
});

it('points are written with a true minus, and nothing is not written', () => {
  expect([-13, 80, 0].map(signed)).toEqual(['−13', '+80', '']);
});
