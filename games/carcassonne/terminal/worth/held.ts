import { ALL_AROUND, BUILDING_POINTS, completeWorth } from '../../rules/completing.ts';
import { CITY_FOR_FARM, CITY_FOR_FARMERS } from '../../rules/ending.ts';
import { squareXY, tilesOf } from '../../rules/extent.ts';
import { type Farms, farmsOf } from '../../rules/farms.ts';
import type { Scored, SquareXY, State } from '../../rules/index.ts';
import { lieOf } from '../../rules/map.ts';
import { featureUnder, followersOf, holdersOf, IN_BUILDING, unpacked } from '../../rules/state.ts';

/** Something on the table that somebody is in. */
export interface Held {
  readonly kind: Scored;
  readonly squares: readonly SquareXY[];
  /** How many followers of each player. */
  readonly followers: readonly number[];
  readonly holders: readonly number[];
  /** If the game ended now; and if it were complete as it is, for what can be. */
  readonly points: number;
  readonly complete: number | undefined;
  /** Sides where it goes on, squares around it without a tile; of a farm, the complete cities. */
  readonly open: number;
}

/** Everything that somebody is in, in the order in which they came. */
export function heldIn(state: State): Held[] {
  const { map, followers } = state;
  const seen = new Set<number>();
  const farms = farmsOf(map);
  return followers.flatMap((follower) => {
    const { player, tile, segment } = unpacked(follower);
    if (segment === IN_BUILDING) return [building(state, tile, player)];
    const feature = featureUnder(map, follower);
    if (seen.has(feature)) return [];
    seen.add(feature);
    const { kind } = lieOf(map, tile).segments[segment]!;
    return [kind === 'field' ? farm(state, feature, farms) : open(state, feature, kind)];
  });
}

function open(state: State, feature: number, kind: 'city' | 'road'): Held {
  const { map } = state;
  return {
    ...people(state, feature),
    kind,
    points: map.tiles[feature]! + map.shields[feature]!,
    complete: completeWorth(state, feature, kind),
    open: map.opens[feature]!,
  };
}

/** C6.4; by cities (C6.6), what the farm would bring alone. */
function farm(state: State, feature: number, farms: Farms): Held {
  const cities = farms.get(feature)?.size ?? 0;
  const each = state.rules.farmers === 'cities' ? CITY_FOR_FARMERS : CITY_FOR_FARM;
  return {
    ...people(state, feature),
    kind: 'farm',
    points: each * cities,
    complete: undefined,
    open: cities,
  };
}

function people({ map, rules }: State, feature: number) {
  const count = map.people[feature]!;
  return {
    squares: tilesOf(map, feature),
    followers: Array.from({ length: rules.players }, (_, player) => followersOf(count, player)),
    holders: holdersOf(count),
  };
}

function building({ map, rules }: State, tile: number, player: number): Held {
  const around = map.around[map.buildings.indexOf(tile)]!;
  return {
    kind: lieOf(map, tile).building!,
    squares: [squareXY(map, tile)],
    followers: Array.from({ length: rules.players }, (_, seat) => (seat === player ? 1 : 0)),
    holders: [player],
    points: 1 + around,
    complete: BUILDING_POINTS,
    open: ALL_AROUND - around,
  };
}
