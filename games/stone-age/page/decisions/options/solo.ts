import { type ActionOf, BUILDING_SPACES } from '@ochre/stone-age/rules';
import type { BundleOption } from './bundle.ts';
import { movesOf } from './moves.ts';

/** How many may be stocked, fewest first. */
export interface StockOptions {
  readonly good: ActionOf<'stock'>['good'];
  readonly counts: readonly { readonly count: number; readonly move: string }[];
}

export function stockOptions(legal: readonly string[]): StockOptions | undefined {
  const moves = movesOf('stock', legal);
  const first = moves[0];
  if (first === undefined) return undefined;
  return {
    good: first.action.good,
    counts: moves
      .map(({ text, action }) => ({ count: action.count, move: text }))
      .sort((one, other) => one.count - other.count),
  };
}

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
