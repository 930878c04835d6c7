import type { Setup } from '@ochre/kernel';
import { copyMap, featureOf, lieOf, type TileMap } from './map.ts';
import { type SegmentName, SOURCES, type Source } from './vocabulary.ts';

/** What was asked for, and what everybody plays by. Never changes. */
export interface RuleSet {
  readonly players: number;
  readonly hasShrines: boolean;
  readonly smallCity: 'full' | 'half';
  readonly farmers: 'farms' | 'cities' | 'none';
  readonly shrineNeighbours: 'challenge' | 'geometry';
}

export type Phase = 'lay' | 'claim' | 'over';

export interface State {
  readonly setup: Setup;
  readonly rules: RuleSet;
  readonly map: TileMap;
  /** The tiles that lie face down, the top one last. Nobody knows their order. */
  readonly bag: number[];
  /** Tiles that could be laid nowhere (C3.3). */
  readonly removed: number[];
  readonly firstPlayer: number;
  phase: Phase;
  turn: number;
  player: number;
  /** The tile turned over; when it is laid, the last of the map. */
  tile: number;
  /** Followers that each player has left. */
  readonly supply: number[];
  /** Followers on the table, in the order they were placed. */
  readonly followers: number[];
  /** Points scored in the game, for each player by source. */
  readonly points: number[];
}

export function cloneState(state: State): State {
  return {
    setup: state.setup,
    rules: state.rules,
    map: copyMap(state.map),
    bag: state.bag.slice(),
    removed: state.removed.slice(),
    firstPlayer: state.firstPlayer,
    phase: state.phase,
    turn: state.turn,
    player: state.player,
    tile: state.tile,
    supply: state.supply.slice(),
    followers: state.followers.slice(),
    points: state.points.slice(),
  };
}

/** A follower on the table as one number: whose it is, on which tile, and on which of its segments. */
export interface Follower {
  readonly player: number;
  readonly tile: number;
  /** `IN_BUILDING`, or the number of a segment of the tile. */
  readonly segment: number;
}

export const IN_BUILDING = 15;

export const packed = ({ player, tile, segment }: Follower): number =>
  (tile << 7) | (segment << 3) | player;

export const unpacked = (follower: number): Follower => ({
  player: follower & 7,
  tile: follower >> 7,
  segment: (follower >> 3) & 15,
});

/** The feature on which a follower stands; -1 for one in a building. */
export function featureUnder(map: TileMap, follower: number): number {
  const segment = (follower >> 3) & 15;
  return segment === IN_BUILDING ? -1 : featureOf(map, map.firsts[follower >> 7]! + segment);
}

/** In the count of a feature, so many bits are one player's. */
export const PEOPLE_BITS = 4;
const PEOPLE_MASK = (1 << PEOPLE_BITS) - 1;

/** C5.6: who has most followers, of such a count; nobody where there are none. */
export function holdersOf(people: number): readonly number[] {
  if (people === 0) return NOBODY;
  let most = 0;
  for (let left = people; left !== 0; left >>= PEOPLE_BITS)
    most = Math.max(most, left & PEOPLE_MASK);
  const holders: number[] = [];
  for (let player = 0; people >> (player * PEOPLE_BITS) !== 0; player++) {
    if (((people >> (player * PEOPLE_BITS)) & PEOPLE_MASK) === most) holders.push(player);
  }
  return holders;
}

export const followersOf = (people: number, player: number): number =>
  (people >> (player * PEOPLE_BITS)) & PEOPLE_MASK;

const NOBODY: readonly number[] = [];

const SOURCE_AT = Object.fromEntries(SOURCES.map((source, at) => [source, at])) as Readonly<
  Record<Source, number>
>;

export const pointsAt = (player: number, source: Source): number =>
  player * SOURCES.length + SOURCE_AT[source];

/** What a player has scored in the game. */
export function scored({ points }: State, player: number): number {
  let sum = 0;
  for (let at = 0; at < SOURCES.length; at++) sum += points[player * SOURCES.length + at]!;
  return sum;
}

/** The name of what a follower stands on. */
export function nameUnder(map: TileMap, { tile, segment }: Follower): SegmentName {
  const { segments, building } = lieOf(map, tile);
  return segment === IN_BUILDING ? building! : segments[segment]!.name;
}
