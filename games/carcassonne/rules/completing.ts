import type { Listen } from '@ochre/kernel';
import { opponentOf } from './challenges.ts';
import { lastTile } from './claiming.ts';
import type { Event, Scored } from './events.ts';
import { squareXY, tilesOf } from './extent.ts';
import { featureOf, lieOf } from './map.ts';
import {
  featureUnder,
  holdersOf,
  IN_BUILDING,
  nameUnder,
  packed,
  pointsAt,
  type State,
  unpacked,
} from './state.ts';
import type { Source } from './vocabulary.ts';

/** C5.5, K2 */
export const BUILDING_POINTS = 9;
/** A building is complete when so many tiles lie around it. */
export const ALL_AROUND = 8;

const SOURCE_OF = {
  road: 'roads',
  city: 'cities',
  cloister: 'cloisters',
  shrine: 'shrines',
} as const satisfies Partial<Record<Scored, Source>>;

/** Scores everything that the tile just laid completed (C5.1). */
export function scoreComplete(state: State, listen: Listen<Event> | undefined): void {
  const { map } = state;
  const tile = lastTile(map);
  const { segments } = lieOf(map, tile);
  for (let segment = 0; segment < segments.length; segment++) {
    const { kind } = segments[segment]!;
    if (kind === 'field') continue;
    const feature = featureOf(map, map.firsts[tile]! + segment);
    // Once it is scored nobody is in it, so it is not scored twice.
    if (map.opens[feature] !== 0 || map.people[feature] === 0) continue;
    scoreFeature(state, feature, kind, listen);
  }
  if (map.buildings.length > 0) scoreBuildings(state, listen);
}

/** C5.2, C5.3 */
export function worthComplete(
  { map, rules }: Pick<State, 'map' | 'rules'>,
  feature: number,
  kind: 'city' | 'road',
): number {
  const tiles = map.tiles[feature]!;
  if (kind === 'road') return tiles;
  const each = tiles === 2 && rules.smallCity === 'half' ? 1 : 2;
  return each * (tiles + map.shields[feature]!);
}

function scoreFeature(
  state: State,
  feature: number,
  kind: 'city' | 'road',
  listen: Listen<Event> | undefined,
): void {
  const { map, points } = state;
  const players = holdersOf(map.people[feature]!);
  const worth = worthComplete(state, feature, kind);
  for (const player of players) points[pointsAt(player, SOURCE_OF[kind])]! += worth;
  listen?.({
    type: 'scored',
    for: kind,
    players,
    points: worth,
    tiles: tilesOf(map, feature),
    isComplete: true,
  });
  map.people[feature] = 0;
  sendHome(state, (follower) => featureUnder(map, follower) === feature, listen);
}

/**
 * Those that the tile completed and that somebody is in. What each gets is decided before anybody
 * goes home: two may be completed at once (K8).
 */
function scoreBuildings(state: State, listen: Listen<Event> | undefined): void {
  const { map } = state;
  const complete: number[] = [];
  for (let building = 0; building < map.buildings.length; building++) {
    if (map.keepers[building] !== -1 && map.around[building] === ALL_AROUND)
      complete.push(building);
  }
  if (complete.length === 0) return;
  const losers = complete.flatMap((building) => {
    const opponent = opponentOf(map, building);
    const isLost = opponent !== -1 && !complete.includes(opponent);
    return isLost ? [{ building: opponent, winner: map.keepers[building]! }] : [];
  });
  for (const building of complete) win(state, building, listen);
  for (const { building, winner } of losers) lose(state, building, winner, listen);
}

function win(state: State, building: number, listen: Listen<Event> | undefined): void {
  const { map, points } = state;
  const player = map.keepers[building]!;
  const tile = map.buildings[building]!;
  const kind = lieOf(map, tile).building!;
  points[pointsAt(player, SOURCE_OF[kind])]! += BUILDING_POINTS;
  listen?.({
    type: 'scored',
    for: kind,
    players: [player],
    points: BUILDING_POINTS,
    tiles: [squareXY(map, tile)],
    isComplete: true,
  });
  leave(state, building, listen);
}

/** K7 */
function lose(
  state: State,
  building: number,
  winner: number,
  listen: Listen<Event> | undefined,
): void {
  const { map } = state;
  const [x, y] = squareXY(map, map.buildings[building]!);
  listen?.({ type: 'challengeLost', player: map.keepers[building]!, x, y, winner });
  leave(state, building, listen);
}

function leave(state: State, building: number, listen: Listen<Event> | undefined): void {
  const { map } = state;
  const player = map.keepers[building]!;
  const there = packed({ player, tile: map.buildings[building]!, segment: IN_BUILDING });
  map.keepers[building] = -1;
  sendHome(state, (follower) => follower === there, listen);
}

/** C5.7 */
function sendHome(
  state: State,
  isGoing: (follower: number) => boolean,
  listen: Listen<Event> | undefined,
): void {
  const { map, followers, supply } = state;
  let kept = 0;
  for (let at = 0; at < followers.length; at++) {
    const follower = followers[at]!;
    if (!isGoing(follower)) {
      followers[kept++] = follower;
      continue;
    }
    const one = unpacked(follower);
    supply[one.player]!++;
    if (listen === undefined) continue;
    const [x, y] = squareXY(map, one.tile);
    listen({ type: 'returned', player: one.player, x, y, on: nameUnder(map, one) });
  }
  followers.length = kept;
}
