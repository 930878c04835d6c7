import { CITY_FOR_FARM, CITY_FOR_FARMERS } from '../ending.ts';
import { featureOf, lieOf } from '../map.ts';
import type { Snapshot } from '../snapshot.ts';
import { holdersOf } from '../state.ts';
import { type Feature, joinedIn } from './features.ts';
import { type Position, positionOf } from './position.ts';

/** A farm with farmers on it. */
export interface HeldFarm {
  readonly farm: Feature;
  /** The complete cities that it touches (C6.4). */
  readonly fed: readonly Feature[];
  /** How many cities it touches that are not complete yet. */
  readonly unfinished: number;
}

/** Points that a complete city brings to farmers at the end: for each farm that touches it, or once (C6.6). */
export interface FarmPoints {
  readonly city: Feature;
  readonly players: readonly number[];
  readonly points: number;
}

/** Every farm that somebody is on, most points first. */
export function heldFarms(view: Snapshot): readonly HeldFarm[] {
  return farmsIn(positionOf(view))
    .map(({ farm, fed, unfinished }) => ({ farm, fed, unfinished }))
    .sort((one, other) => other.fed.length - one.fed.length);
}

/** What farmers would get if the game ended now, city by city. */
export function farmPoints(view: Snapshot): readonly FarmPoints[] {
  const position = positionOf(view);
  const farms = farmsIn(position);
  if (position.rules.farmers !== 'cities') {
    return farms.flatMap(({ farm, fed }) =>
      fed.map((city) => ({ city, players: farm.holders, points: CITY_FOR_FARM })),
    );
  }
  const people = new Map<Feature, number>();
  for (const farm of farms) {
    for (const city of farm.fed) people.set(city, (people.get(city) ?? 0) + farm.people);
  }
  return [...people].map(([city, count]) => ({
    city,
    players: holdersOf(count),
    points: CITY_FOR_FARMERS,
  }));
}

interface FarmIn {
  readonly farm: Feature;
  readonly people: number;
  readonly fed: readonly Feature[];
  readonly unfinished: number;
}

function farmsIn(position: Position): FarmIn[] {
  const { map } = position;
  const features = joinedIn(position);
  const touched = new Map<number, Set<number>>();
  for (const tile of map.squares.keys()) {
    const first = map.firsts[tile]!;
    for (const [segment, { kind, cities }] of lieOf(map, tile).segments.entries()) {
      if (kind !== 'field') continue;
      const farm = featureOf(map, first + segment);
      if (map.people[farm] === 0) continue;
      const known = touched.get(farm) ?? new Set();
      touched.set(farm, known);
      for (const city of cities) known.add(featureOf(map, first + city));
    }
  }
  return [...touched].map(([farm, roots]) => {
    const cities = [...roots].map((root) => features.get(root)!);
    return {
      farm: features.get(farm)!,
      people: map.people[farm]!,
      fed: cities.filter(({ isComplete }) => isComplete),
      unfinished: cities.filter(({ isComplete }) => !isComplete).length,
    };
  });
}
