import type { Lay } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Building } from '../vocabulary.ts';
import { type Feature, featuresOf, isBuilding, type Part } from './features.ts';
import { touchedBy } from './touched.ts';
import { type Whose, whoseOf } from './whose.ts';

/** What a laying does to something that lay there before, and whose it is then. */
export type Continued =
  | { readonly deed: 'closes'; readonly kind: 'city' | 'road' | Building; readonly whose: Whose }
  | { readonly deed: 'joins' | 'extends'; readonly kind: 'city' | 'road'; readonly whose: Whose }
  /** A tile more around it. */
  | { readonly deed: 'besides'; readonly kind: Building; readonly whose: Whose };

/** Roads, cities and held buildings, what is closed first; the laying must be legal. */
export function continuedBy(view: Snapshot, lay: Lay, player: number): readonly Continued[] {
  return touchedBy(view, lay)
    .flatMap(({ feature }) => continuing(view, lay, feature, player))
    .sort((one, other) => ORDER.indexOf(one.deed) - ORDER.indexOf(other.deed));
}

const ORDER: readonly Continued['deed'][] = ['closes', 'joins', 'extends', 'besides'];

function continuing(view: Snapshot, lay: Lay, feature: Feature, player: number): Continued[] {
  const { kind, tiles, isComplete } = feature;
  const wasThere = tiles.some(([x, y]) => x !== lay.x || y !== lay.y);
  if (kind === 'farm' || !wasThere) return [];
  const whose = whoseOf(feature, player);
  if (isComplete) return [{ deed: 'closes', kind, whose }];
  if (isBuilding(kind)) return [{ deed: 'besides', kind, whose }];
  return [{ deed: countBefore(view, feature) > 1 ? 'joins' : 'extends', kind, whose }];
}

/** How many of its kind it was before. */
function countBefore(view: Snapshot, { kind, parts }: Feature): number {
  const now = new Set(parts.map(keyOf));
  return featuresOf(view).filter((one) => one.kind === kind && now.has(keyOf(one.parts[0]!)))
    .length;
}

const keyOf = ({ x, y, on }: Part): string => `${x},${y} ${on}`;
