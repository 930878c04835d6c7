import { featureOf, lieOf, type TileMap } from './map.ts';

/** Farms with farmers, and the complete cities that each touches (C6.4, C6.5). */
export type Farms = ReadonlyMap<number, ReadonlySet<number>>;

export function farmsOf(map: TileMap): Farms {
  const farms = new Map<number, Set<number>>();
  for (let tile = 0; tile < map.squares.length; tile++) {
    const { segments } = lieOf(map, tile);
    const first = map.firsts[tile]!;
    for (let segment = 0; segment < segments.length; segment++) {
      const { cities } = segments[segment]!;
      if (cities.length === 0) continue;
      const farm = featureOf(map, first + segment);
      if (map.people[farm] !== 0) touch(map, citiesAt(farms, farm), first, cities);
    }
  }
  return farms;
}

function citiesAt(farms: Map<number, Set<number>>, farm: number): Set<number> {
  const known = farms.get(farm) ?? new Set();
  farms.set(farm, known);
  return known;
}

function touch(map: TileMap, known: Set<number>, first: number, cities: readonly number[]): void {
  for (const city of cities) {
    const feature = featureOf(map, first + city);
    if (map.opens[feature] === 0) known.add(feature);
  }
}
