import { CITY_FOR_FARM, CITY_FOR_FARMERS } from '../ending.ts';
import type { Scored } from '../events.ts';
import type { Snapshot } from '../snapshot.ts';
import { eachInCity } from './closing.ts';
import { type Feature, isBuilding } from './features.ts';

/** A part of a sum of points: so many of something, so much for each. */
export interface Term {
  readonly of: 'tiles' | 'shields' | 'cities';
  readonly count: number;
  readonly each: number;
}

/** How the points for a feature come about, as it is; for farmers that are counted by cities (C6.6), for that city. */
export function termsOf(view: Snapshot, kind: Scored, feature: Feature): readonly Term[] {
  if (kind === 'farm') {
    return feature.kind === 'farm'
      ? [{ of: 'cities', count: feature.cities, each: CITY_FOR_FARM }]
      : [{ of: 'cities', count: 1, each: CITY_FOR_FARMERS }];
  }
  // A building counts itself and the tiles around it (C5.5, K2).
  if (isBuilding(kind)) return [{ of: 'tiles', count: feature.points, each: 1 }];
  const each = kind === 'city' && feature.isComplete ? eachInCity(view, feature.tiles.length) : 1;
  const tiles: Term = { of: 'tiles', count: feature.tiles.length, each };
  return feature.shields === 0 ? [tiles] : [tiles, { of: 'shields', count: feature.shields, each }];
}
