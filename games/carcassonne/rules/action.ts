import { HALF_SIDES, type SegmentName, SIDES, TURNS, type Turn } from './vocabulary.ts';

/** What a player chose. Text form: text.ts. */
export type Action = Lay | Claim;

export interface Lay {
  readonly kind: 'lay';
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface Claim {
  readonly kind: 'claim';
  readonly on: SegmentName | 'none';
}

/** Nobody ever lays a tile further away: there are 76 beside the first. */
const FARTHEST = 76;

const WIDTH = 2 * FARTHEST + 1;
const LAYINGS = new Array<readonly Lay[] | undefined>(WIDTH * WIDTH).fill(undefined);

/** On a square, turned in every way. The same move is the same object, so lists of moves cost little. */
export function laysAt(x: number, y: number): readonly Lay[] {
  const at = (y + FARTHEST) * WIDTH + x + FARTHEST;
  LAYINGS[at] ??= TURNS.map((turn): Lay => ({ kind: 'lay', x, y, turn }));
  return LAYINGS[at];
}

export const layAt = (x: number, y: number, turn: Turn): Lay => laysAt(x, y)[turn]!;

export const isFarAway = (x: number, y: number): boolean =>
  Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST;

const claim = (on: Claim['on']): Claim => ({ kind: 'claim', on });

/** Every claim there is. */
export const CLAIMS: readonly Claim[] = [
  ...SIDES.map((side) => claim(`city ${side}`)),
  ...SIDES.map((side) => claim(`road ${side}`)),
  ...HALF_SIDES.map((half) => claim(`field ${half}`)),
  claim('cloister'),
  claim('shrine'),
  claim('none'),
];

export function claimOf(on: Claim['on']): Claim {
  return CLAIMS.find((one) => one.on === on)!;
}

/** C4.1: a follower may be placed, and need not. */
export const CLAIM_NONE = claimOf('none');
