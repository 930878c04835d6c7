import type { Grade, ScoringLine } from '../../rule-set.ts';
import { inTheHut } from './limits.ts';

/** P7.3; less is a defeat. */
export const GRADES: readonly Grade[] = [
  { name: 'victory', from: 120 },
  { name: 'major', from: 140 },
  { name: 'complete', from: 160 },
];

/** P7.2 */
const CARD_POINTS = 10;

/** P7.1, P7.2: what is left on the board costs points, what is left of the draw stack brings them. */
export const soloScoring = (base: readonly ScoringLine[]): readonly ScoringLine[] => [
  ...base,
  {
    name: 'board',
    points: (_player, _shown, { board: { wood, clay, stone, gold } }) =>
      lost(wood + clay + 2 * (stone + gold)),
  },
  { name: 'discarded', points: (_player, _shown, { discarded }) => lost(discarded) },
  {
    name: 'tokens',
    points: (_player, _shown, { tokens: { low, high } }) => lost(low + 3 * high),
  },
  { name: 'hut', points: (player) => lost(3 * inTheHut(player)) },
  { name: 'drawStack', points: (_player, _shown, { drawStack }) => CARD_POINTS * drawStack },
];

/** Not the bare negative, which would be -0 of nothing. */
const lost = (points: number): number => 0 - points;
