import type { Grade, ScoringLine } from '../../rule-set.ts';
import { inTheHut } from './limits.ts';

/** P7.3; less is a defeat. */
export const GRADES: readonly Grade[] = [
  { name: 'victory', from: 120 },
  { name: 'major', from: 140 },
  { name: 'complete', from: 160 },
];

/** P7.1, P7.2: what each thing counts that is left at the end. */
export const LEFT_POINTS = {
  wood: -1,
  clay: -1,
  stone: -2,
  gold: -2,
  discarded: -1,
  lowToken: -1,
  highToken: -3,
  inTheHut: -3,
  toDraw: 10,
} as const;

/**
 * P7.1, P7.2: what is left on the board costs points, what is left of the draw stack brings them.
 * A sum begins with 0, because nothing times a loss would be -0.
 */
export const soloScoring = (base: readonly ScoringLine[]): readonly ScoringLine[] => [
  ...base,
  {
    name: 'board',
    points: (_player, _shown, { board }) =>
      0 +
      board.wood * LEFT_POINTS.wood +
      board.clay * LEFT_POINTS.clay +
      board.stone * LEFT_POINTS.stone +
      board.gold * LEFT_POINTS.gold,
  },
  {
    name: 'discarded',
    points: (_player, _shown, { discarded }) => 0 + discarded * LEFT_POINTS.discarded,
  },
  {
    name: 'tokens',
    points: (_player, _shown, { tokens: { low, high } }) =>
      0 + low * LEFT_POINTS.lowToken + high * LEFT_POINTS.highToken,
  },
  { name: 'hut', points: (player) => 0 + inTheHut(player) * LEFT_POINTS.inTheHut },
  { name: 'drawStack', points: (_player, _shown, { drawStack }) => LEFT_POINTS.toDraw * drawStack },
];
