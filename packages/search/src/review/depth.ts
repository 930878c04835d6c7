import type { Closeness } from './choice.ts';

/** How closely a game is looked at. With `luck` no decision is. */
export const DEPTHS = ['luck', 'quick', 'normal', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];
export const USUAL_DEPTH: Depth = 'normal';

interface Effort extends Closeness {
  /** What chance brought is looked at so often. */
  readonly luck: number;
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  luck: { luck: 2, moves: 0, looks: 0, playouts: 0 },
  quick: { luck: 1, moves: 3, looks: 2, playouts: 24 },
  normal: { luck: 2, moves: 5, looks: 4, playouts: 64 },
  deep: { luck: 8, moves: 12, looks: 16, playouts: 256 },
};
