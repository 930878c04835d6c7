import { rulesOf } from '../rules/check-setup.ts';
import type { Snapshot, SnapshotFollower, State } from '../rules/index.ts';
import { lieNumber, NO_TILE, tileNamed } from '../rules/lies.ts';
import { emptyMap, featureOf, layTile, lieOf, type TileMap, tileAt } from '../rules/map.ts';
import { IN_BUILDING, PEOPLE_BITS, packed, pointsAt } from '../rules/state.ts';
import { SOURCES } from '../rules/vocabulary.ts';

/**
 * The position that a view shows, to ask the rules about. The tiles in its bag are in no order that
 * means anything, and points of the past are not told apart by their source.
 */
export function positionOf(view: Snapshot): State {
  const setup = { players: view.players.length, modules: view.modules, options: view.options };
  const map = mapOf(view);
  return {
    setup,
    rules: rulesOf(setup),
    map,
    bag: Object.entries(view.remaining).flatMap(([id, count]) =>
      new Array<number>(count).fill(tileNamed(id)),
    ),
    removed: view.removed.map(tileNamed),
    firstPlayer: view.firstPlayer,
    phase: view.phase,
    turn: view.turn,
    player: view.decision?.player ?? view.firstPlayer,
    tile: view.tile === undefined ? NO_TILE : tileNamed(view.tile),
    supply: view.players.map(({ followers }) => followers),
    followers: view.followers.map((follower) => placed(map, follower)),
    points: pointsOf(view),
  };
}

function mapOf({ board }: Snapshot): TileMap {
  const map = emptyMap();
  for (const { x, y, tile, rotation, player } of board) {
    layTile(map, x, y, lieNumber(tileNamed(tile), rotation), player ?? -1);
  }
  return map;
}

/** Puts a follower on the map; gives it back as the state keeps it. */
function placed(map: TileMap, { player, x, y, on }: SnapshotFollower): number {
  const tile = tileAt(map, x, y);
  const { segments, building } = lieOf(map, tile);
  if (on === building) {
    map.keepers[map.buildings.indexOf(tile)] = player;
    return packed({ player, tile, segment: IN_BUILDING });
  }
  const segment = segments.findIndex(({ name }) => name === on);
  map.people[featureOf(map, map.firsts[tile]! + segment)]! += 1 << (player * PEOPLE_BITS);
  return packed({ player, tile, segment });
}

function pointsOf({ players }: Snapshot): number[] {
  const points = new Array<number>(players.length * SOURCES.length).fill(0);
  for (const [player, { score }] of players.entries()) points[pointsAt(player, 'roads')] = score;
  return points;
}
