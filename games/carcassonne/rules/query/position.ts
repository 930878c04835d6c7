import { rulesOf } from '../check-setup.ts';
import { lieNumber, tileNamed } from '../lies.ts';
import { emptyMap, featureOf, layTile, lieOf, type TileMap } from '../map.ts';
import type { Snapshot, SnapshotFollower } from '../snapshot.ts';
import { PEOPLE_BITS, type RuleSet } from '../state.ts';

/** The table as the rules see it, made from what everybody sees. */
export interface Position {
  readonly map: TileMap;
  readonly rules: RuleSet;
}

const MADE = new WeakMap<Snapshot, Position>();

/** Made once for each view. Whoever asks must not change it. */
export function positionOf(view: Snapshot): Position {
  const known = MADE.get(view);
  if (known !== undefined) return known;
  const made = newPosition(view);
  MADE.set(view, made);
  return made;
}

/** One of its own, to lay tiles on. */
export function newPosition({ board, followers, players, modules, options }: Snapshot): Position {
  const map = emptyMap();
  for (const { x, y, tile, rotation, player } of board) {
    layTile(map, x, y, lieNumber(tileNamed(tile), rotation), player ?? -1);
  }
  for (const follower of followers) place(map, follower);
  return { map, rules: rulesOf({ players: players.length, modules, options }) };
}

function place(map: TileMap, { player, x, y, on }: SnapshotFollower): void {
  const tile = map.squares.findIndex((square) => map.xs[square] === x && map.ys[square] === y);
  const { segments, building } = lieOf(map, tile);
  if (on === building) {
    map.keepers[map.buildings.indexOf(tile)] = player;
    return;
  }
  const segment = segments.findIndex(({ name }) => name === on);
  map.people[featureOf(map, map.firsts[tile]! + segment)]! += 1 << (player * PEOPLE_BITS);
}
