import { tilesIn } from './check-setup.ts';
import { bestOf, pointsAtEnd, totals } from './ending.ts';
import { squareXY } from './extent.ts';
import { lieOf, type TileMap } from './map.ts';
import { nameUnder, type Phase, type State, scored, unpacked } from './state.ts';
import { TILES } from './tiles.ts';
import { type SegmentName, SOURCES, type Source, type Turn } from './vocabulary.ts';

export interface SnapshotTile {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
  readonly rotation: Turn;
  /** Who laid it; null for the start tile. */
  readonly player: number | null;
}

export interface SnapshotFollower {
  readonly player: number;
  readonly x: number;
  readonly y: number;
  readonly on: SegmentName;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly Readonly<Partial<Record<Source, number>>>[];
}

/** The whole table, in the form of the public contract. Nothing that anybody may not know is in it. */
export interface Snapshot {
  readonly game: 'carcassonne';
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly phase: Phase;
  readonly firstPlayer: number;
  readonly decision?: { readonly player: number; readonly kind: 'lay' | 'claim' };
  readonly tile?: string;
  readonly board: readonly SnapshotTile[];
  readonly followers: readonly SnapshotFollower[];
  readonly left: number;
  readonly remaining: Readonly<Record<string, number>>;
  readonly removed: readonly string[];
  readonly players: readonly { readonly score: number; readonly followers: number }[];
  readonly result?: Result;
}

/** The same for everybody who looks: only the order of the face-down tiles is hidden. */
export function snapshot(state: State): Snapshot {
  const { setup, map, bag, phase } = state;
  const isOver = phase === 'over';
  return {
    game: 'carcassonne',
    modules: setup.modules,
    options: setup.options,
    turn: state.turn,
    phase,
    firstPlayer: state.firstPlayer,
    ...(isOver ? {} : { decision: { player: state.player, kind: phase } }),
    ...(isOver ? {} : { tile: TILES[state.tile]!.id }),
    board: map.squares.map((_, tile) => tileOf(map, tile)),
    followers: state.followers.map((follower) => followerOf(map, follower)),
    left: bag.length,
    remaining: remainingIn(setup.modules, bag),
    removed: state.removed.map((tile) => TILES[tile]!.id),
    players: state.supply.map((followers, player) => ({ score: scored(state, player), followers })),
    ...(isOver ? { result: resultOf(state) } : {}),
  };
}

function tileOf(map: TileMap, tile: number): SnapshotTile {
  const [x, y] = squareXY(map, tile);
  const { type, turn } = lieOf(map, tile);
  const player = map.layers[tile]!;
  return { x, y, tile: type.id, rotation: turn, player: player === -1 ? null : player };
}

function followerOf(map: TileMap, packed: number): SnapshotFollower {
  const follower = unpacked(packed);
  const [x, y] = squareXY(map, follower.tile);
  return { player: follower.player, x, y, on: nameUnder(map, follower) };
}

function remainingIn(modules: readonly string[], bag: readonly number[]): Record<string, number> {
  const counts = new Map<number, number>();
  for (const tile of bag) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return Object.fromEntries(
    tilesIn(modules).flatMap((type) => {
      const count = counts.get(TILES.indexOf(type));
      return count === undefined ? [] : [[type.id, count]];
    }),
  );
}

function resultOf(state: State): Result {
  const points = pointsAtEnd(state);
  const scores = totals(points);
  const sources = SOURCES.filter((source) => source !== 'shrines' || state.rules.hasShrines);
  return {
    scores,
    winners: bestOf(scores),
    breakdown: scores.map((_, player) =>
      Object.fromEntries(
        sources.map((source) => [
          source,
          points[player * SOURCES.length + SOURCES.indexOf(source)]!,
        ]),
      ),
    ),
  };
}
