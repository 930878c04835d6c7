import { rulesOf } from '../check-setup.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Feature, isBuilding } from './features.ts';

/** What it takes to complete a feature, at the least. */
export interface Closing {
  /** So many tiles more. */
  readonly tiles: number;
  /** What each who holds it gets with no tile more than those. */
  readonly points: number;
}

/** One tile on each square that it is open to, if all of them end it there; a farm is never complete. */
export function closingOf(view: Snapshot, feature: Feature): Closing | undefined {
  const { kind, tiles, shields, openSquares, isComplete, whenComplete } = feature;
  if (kind === 'farm') return undefined;
  const more = openSquares.length;
  if (isComplete || isBuilding(kind)) return { tiles: more, points: whenComplete };
  const size = tiles.length + more;
  if (kind === 'road') return { tiles: more, points: size };
  return { tiles: more, points: eachInCity(view, size) * (size + shields) };
}

/** What each tile and each shield brings in a complete city of so many tiles (C5.3). */
export function eachInCity({ players, modules, options }: Snapshot, size: number): number {
  const { smallCity } = rulesOf({ players: players.length, modules, options });
  return size === 2 && smallCity === 'half' ? 1 : 2;
}
