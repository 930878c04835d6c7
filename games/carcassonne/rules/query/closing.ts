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
  const isHalved = size === 2 && rulesIn(view).smallCity === 'half';
  return { tiles: more, points: (isHalved ? 1 : 2) * (size + shields) };
}

const rulesIn = ({ players, modules, options }: Snapshot) =>
  rulesOf({ players: players.length, modules, options });
