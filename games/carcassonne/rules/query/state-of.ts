import { NO_TILE, tileNamed } from '../lies.ts';
import { lieOf, type TileMap, tileAt } from '../map.ts';
import type { Snapshot, SnapshotFollower } from '../snapshot.ts';
import { IN_BUILDING, packed, pointsAt, type State } from '../state.ts';
import { SOURCES } from '../vocabulary.ts';
import { positionOf } from './position.ts';

const MADE = new WeakMap<Snapshot, State>();

/**
 * The state that a view shows, to ask the rules about; it must not be changed. The tiles in its bag are
 * in no order that means anything, and points of the past are not told apart by their source.
 */
export function stateOf(view: Snapshot): State {
  const known = MADE.get(view);
  if (known !== undefined) return known;
  const made = newState(view);
  MADE.set(view, made);
  return made;
}

function newState(view: Snapshot): State {
  const { map, rules } = positionOf(view);
  return {
    setup: { players: view.players.length, modules: view.modules, options: view.options },
    rules,
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
    followers: view.followers.map((follower) => packedOn(map, follower)),
    points: pointsOf(view),
  };
}

function packedOn(map: TileMap, { player, x, y, on }: SnapshotFollower): number {
  const tile = tileAt(map, x, y);
  const { segments, building } = lieOf(map, tile);
  const segment = on === building ? IN_BUILDING : segments.findIndex(({ name }) => name === on);
  return packed({ player, tile, segment });
}

function pointsOf({ players }: Snapshot): number[] {
  const points = new Array<number>(players.length * SOURCES.length).fill(0);
  for (const [player, { score }] of players.entries()) points[pointsAt(player, 'roads')] = score;
  return points;
}
