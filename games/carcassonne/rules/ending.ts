import type { Listen } from '@ochre/kernel';
import { scoreComplete } from './completing.ts';
import type { Event, Scored } from './events.ts';
import { squareXY, tilesOf } from './extent.ts';
import { type Farms, farmsOf } from './farms.ts';
import { lieOf, type TileMap } from './map.ts';
import {
  cloneState,
  featureUnder,
  holdersOf,
  IN_BUILDING,
  pointsAt,
  type State,
  unpacked,
} from './state.ts';
import { SOURCES, type Source } from './vocabulary.ts';

/** C6.4, C6.6 */
export const CITY_FOR_FARM = 3;
export const CITY_FOR_FARMERS = 4;

/** Where points for something are counted. */
export const SOURCE_OF: Readonly<Record<Scored, Source>> = {
  road: 'roads',
  city: 'cities',
  cloister: 'cloisters',
  shrine: 'shrines',
  farm: 'farms',
};

/** What the end gives for something on the table. */
interface Award {
  readonly for: Scored;
  readonly players: readonly number[];
  readonly points: number;
  /** Its squares are asked for only when somebody listens. */
  readonly where: () => ReturnType<typeof tilesOf>;
}

/**
 * All points, by player and source, if the game ended now. A tile that is laid and not scored yet is
 * scored first.
 */
export function pointsAtEnd(state: State, listen?: Listen<Event>): number[] {
  if (state.phase === 'claim') {
    const scored = cloneState(state);
    scoreComplete(scored, undefined);
    return withEnd(scored, listen);
  }
  return withEnd(state, listen);
}

function withEnd(state: State, listen: Listen<Event> | undefined): number[] {
  const points = state.points.slice();
  for (const { for: what, players, points: worth, where } of awardsOf(state)) {
    if (worth === 0) continue;
    for (const player of players) points[pointsAt(player, SOURCE_OF[what])]! += worth;
    listen?.({
      type: 'scored',
      for: what,
      players,
      points: worth,
      tiles: where(),
      isComplete: false,
    });
  }
  return points;
}

/** The final score of everybody, from all points. */
export const totals = (points: readonly number[]): number[] =>
  Array.from({ length: points.length / SOURCES.length }, (_, player) =>
    SOURCES.reduce((sum, _source, at) => sum + points[player * SOURCES.length + at]!, 0),
  );

/** C6.7 */
export function bestOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, player) => (score === most ? [player] : []));
}

function awardsOf(state: State): Award[] {
  const { map, followers, rules } = state;
  const awards: Award[] = [];
  const seen = new Set<number>();
  let hasFarmers = false;
  for (const follower of followers) {
    const feature = featureUnder(map, follower);
    const { player, tile, segment } = unpacked(follower);
    if (segment === IN_BUILDING) {
      awards.push(inBuilding(map, tile, player));
      continue;
    }
    const { kind } = lieOf(map, tile).segments[segment]!;
    hasFarmers ||= kind === 'field';
    if (kind === 'field' || seen.has(feature)) continue;
    seen.add(feature);
    awards.push(unfinished(map, feature, kind));
  }
  if (!hasFarmers) return awards;
  const farms = farmsOf(map);
  return [...awards, ...(rules.farmers === 'cities' ? byCities(map, farms) : byFarms(map, farms))];
}

/** C6.3, K2, K11 */
function inBuilding(map: TileMap, tile: number, player: number): Award {
  const around = map.around[map.buildings.indexOf(tile)]!;
  return {
    for: lieOf(map, tile).building!,
    players: [player],
    points: 1 + around,
    where: () => [squareXY(map, tile)],
  };
}

/** C6.2 */
function unfinished(map: TileMap, feature: number, kind: 'city' | 'road'): Award {
  return {
    for: kind,
    players: holdersOf(map.people[feature]!),
    points: map.tiles[feature]! + map.shields[feature]!,
    where: () => tilesOf(map, feature),
  };
}

/** C6.4 */
const byFarms = (map: TileMap, farms: Farms): Award[] =>
  [...farms].map(([farm, cities]) => ({
    for: 'farm',
    players: holdersOf(map.people[farm]!),
    points: CITY_FOR_FARM * cities.size,
    where: () => tilesOf(map, farm),
  }));

/** C6.6 */
function byCities(map: TileMap, farms: Farms): Award[] {
  const people = new Map<number, number>();
  for (const [farm, cities] of farms) {
    for (const city of cities) people.set(city, (people.get(city) ?? 0) + map.people[farm]!);
  }
  return [...people].map(([city, count]) => ({
    for: 'farm',
    players: holdersOf(count),
    points: CITY_FOR_FARMERS,
    where: () => tilesOf(map, city),
  }));
}
