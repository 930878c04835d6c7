import { type ActionOf, BUILDING_SPACES, RESOURCES, stoneAge } from '@ochre/stone-age/rules';
import type { BundleOption } from './bundle.ts';
import { movesOf } from './moves.ts';

type Stocked = ActionOf<'stock'>['good'];

/** One thing that the board is set up with, and how much of it may be added or removed. */
export interface StockLine {
  readonly good: Stocked;
  readonly most: number;
}

/** As they are asked. */
const STOCKED: readonly Stocked[] = ['food', ...RESOURCES];

/** What is still to be set up, the one that is asked first. Later, all that lies there may go. */
export function stockLines(
  legal: readonly string[],
  board: Readonly<Record<Stocked, number>>,
): readonly StockLine[] {
  const asked = movesOf('stock', legal);
  const first = asked[0];
  if (first === undefined) return [];
  const { good } = first.action;
  const later = STOCKED.slice(STOCKED.indexOf(good) + 1);
  return [
    { good, most: Math.max(...asked.map(({ action }) => action.count)) },
    ...later.map((next) => ({ good: next, most: board[next] })),
  ];
}

export const stockMove = (good: Stocked, count: number): string =>
  stoneAge.print({ kind: 'stock', good, count });

/** How many tiles of which stack go to the bottom; `cycle none` is the empty bundle. */
export const cycleOptions = (legal: readonly string[]): BundleOption[] =>
  movesOf('cycle', legal).map(({ text, action }) => ({
    move: text,
    bundle: Object.fromEntries(
      BUILDING_SPACES.flatMap((space) => {
        const count = action.tiles[space];
        return count === undefined ? [] : [[space, count] as const];
      }),
    ),
  }));
