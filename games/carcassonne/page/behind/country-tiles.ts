import type { SegmentName, SnapshotTile } from '../../rules/index.ts';

type Lying = Pick<SnapshotTile, 'tile' | 'rotation' | 'x' | 'y'>;

/** A land as it was after forty turns: each tile with its turn, its column and its row. */
const LAID =
  'D0 0 0, Q1 0 -1, E0 -1 -1, K3 1 -1, B0 1 -2, M3 0 -2, V3 -1 0, T1 2 -1, M2 -1 -2, U1 -2 ' +
  '-1, V2 0 -3, U0 1 -3, D2 2 -3, B0 -1 -3, H0 2 -2, K3 3 -1, P2 3 0, K0 -2 -2, N1 3 -2, S3 ' +
  '2 0, V1 4 -1, R3 -2 -3, L3 4 -2, N3 4 0, J2 3 -3, E1 -3 -3, V3 4 -3, P2 1 0, F1 3 1, B0 ' +
  '0 1, J0 4 1, S2 -2 -4, W2 5 -3, R1 1 1, J0 3 2, O0 1 2, I2 5 -1, N0 2 1, A1 2 2, F0 0 2, ' +
  'H0 5 0, E1 -1 2';

const TURNS = [0, 1, 2, 3] as const;

export const TILES: readonly Lying[] = LAID.split(', ').map((text) => {
  const [named = '', x, y] = text.split(' ');
  const rotation = TURNS.find((turn) => named.endsWith(`${turn}`)) ?? 0;
  return { tile: named.slice(0, -1), rotation, x: Number(x), y: Number(y) };
});

export interface Stand {
  /** Of the tile, in the order of the list. */
  readonly tile: number;
  readonly on: SegmentName;
}

/** Where each seat has somebody: in the middle of a print, or to the right of what a screen has before it. */
export const ON_LAND: Readonly<Record<'print' | 'aside', readonly Stand[]>> = {
  print: [
    { tile: 7, on: 'city n' },
    { tile: 8, on: 'field nnw' },
    { tile: 3, on: 'road e' },
    { tile: 4, on: 'cloister' },
    { tile: 18, on: 'city n' },
  ],
  aside: [
    { tile: 7, on: 'city n' },
    { tile: 20, on: 'road n' },
    { tile: 18, on: 'city n' },
    { tile: 22, on: 'field nne' },
    { tile: 15, on: 'field nnw' },
  ],
};
