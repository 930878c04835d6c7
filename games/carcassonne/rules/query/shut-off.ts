import type { Lay } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Feature, featuresOf } from './features.ts';
import { deadSquares } from './squares.ts';

/**
 * What others hold that a laying of the tile in hand leaves without an end: one of its empty squares where, from
 * then on, no tile will ever lie. The laying must be legal.
 */
export function shutOffBy(view: Snapshot, { x, y, turn }: Lay): readonly Feature[] {
  const { player } = view.decision!;
  const laid: Snapshot = {
    ...view,
    phase: 'claim',
    board: [...view.board, { x, y, tile: view.tile!, rotation: turn, player }],
  };
  const before = new Set(deadSquares(view).map(String));
  const dead = new Set(deadSquares(laid).map(String));
  const isNew = (square: string): boolean => dead.has(square) && !before.has(square);
  return featuresOf(laid).filter(
    ({ kind, isComplete, holders, openSquares }) =>
      kind !== 'farm' &&
      !isComplete &&
      holders.length > 0 &&
      !holders.includes(player) &&
      openSquares.some((square) => isNew(String(square))),
  );
}
