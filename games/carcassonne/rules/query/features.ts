import type { Lay } from '../action.ts';
import { ALL_AROUND, BUILDING_POINTS, worthComplete } from '../completing.ts';
import { CITY_FOR_FARM } from '../ending.ts';
import type { Scored, SquareXY } from '../events.ts';
import { squaresAround, squareXY } from '../extent.ts';
import { lieNumber, tileNamed } from '../lies.ts';
import { featureOf, layTile, lieOf, type TileMap, tileAt } from '../map.ts';
import type { Snapshot } from '../snapshot.ts';
import { followersOf, holdersOf } from '../state.ts';
import type { Building, SegmentName } from '../vocabulary.ts';
import { newPosition, type Position, positionOf } from './position.ts';

/** Where a part of a feature is. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly on: SegmentName;
}

/** A city, road, farm or building on the table, with all that can be said of it. */
export interface Feature {
  readonly kind: Scored;
  readonly parts: readonly Part[];
  /** Its squares, each once, in the order of laying. */
  readonly tiles: readonly SquareXY[];
  /** Sides that lead to an empty square; around a building, its empty squares. */
  readonly openSides: number;
  /** The empty squares that it leads to, each once; around a building, those next to it. */
  readonly openSquares: readonly SquareXY[];
  readonly isComplete: boolean;
  readonly shields: number;
  /** Of each player, how many followers. */
  readonly followers: readonly number[];
  /** Those who have most (C5.6). */
  readonly holders: readonly number[];
  /** What each of them would get if the game ended now; no farm gets any where cities do (C6.6). */
  readonly points: number;
  /** What each of them would get if it were complete as it is; of a farm, as `points`. */
  readonly whenComplete: number;
  /** Of a farm: how many complete cities it touches (C6.4). */
  readonly cities: number;
}

const FOUND = new WeakMap<Snapshot, readonly Feature[]>();

/** Every feature on the table, found once for each view. */
export function featuresOf(view: Snapshot): readonly Feature[] {
  const known = FOUND.get(view);
  if (known !== undefined) return known;
  const found = featuresIn(positionOf(view));
  FOUND.set(view, found);
  return found;
}

/** The feature that a segment is part of. */
export function featureAt(view: Snapshot, { x, y, on }: Part): Feature | undefined {
  return featuresOf(view).find(({ parts }) =>
    parts.some((part) => part.x === x && part.y === y && part.on === on),
  );
}

/** What a laying of the tile in hand would complete; it must be legal. */
export function completedBy(view: Snapshot, lay: Lay): readonly Feature[] {
  return changedBy(view, lay).filter(({ kind, isComplete }) => isComplete && kind !== 'farm');
}

/** What was asked last of a view: it is asked several times while a laying is looked at. */
const LAID = new WeakMap<
  Snapshot,
  { readonly lay: string; readonly changed: readonly Feature[] }
>();

/** What has the tile in hand in it, or beside it, once it is laid; it must be legal. */
export function changedBy(view: Snapshot, { x, y, turn }: Lay): readonly Feature[] {
  const lay = `${x},${y} ${turn}`;
  const known = LAID.get(view);
  if (known?.lay === lay) return known.changed;
  const changed = findChanged(view, { x, y, turn });
  LAID.set(view, { lay, changed });
  return changed;
}

function findChanged(view: Snapshot, { x, y, turn }: Omit<Lay, 'kind'>): readonly Feature[] {
  const position = newPosition(view);
  const { map } = position;
  const lie = lieNumber(tileNamed(view.tile!), turn);
  const tile = layTile(map, x, y, lie, view.decision!.player);
  const own = lieOf(map, tile).segments.map((_, at) => featureOf(map, map.firsts[tile]! + at));
  const buildings = map.buildings.flatMap((_, at) => {
    const building = buildingOf(position, at);
    return building.parts.some((part) => isNextTo(part, x, y)) ? [building] : [];
  });
  return [...join(position, new Set(own)).values(), ...buildings];
}

export const isBuilding = (kind: Scored): kind is Building =>
  kind === 'cloister' || kind === 'shrine';

const isNextTo = (part: Part, x: number, y: number): boolean =>
  Math.abs(part.x - x) <= 1 && Math.abs(part.y - y) <= 1;

function featuresIn(position: Position): Feature[] {
  const buildings = position.map.buildings.map((_, at) => buildingOf(position, at));
  return [...joinedIn(position).values(), ...buildings];
}

/** One segment on the table: its tile, which of the tile's it is, and the feature that it belongs to. */
interface Piece {
  readonly tile: number;
  readonly segment: number;
  readonly feature: number;
}

/** Cities, roads and farms, by the segment that stands for each of them. */
export function joinedIn(position: Position): ReadonlyMap<number, Feature> {
  const known = JOINED.get(position);
  if (known !== undefined) return known;
  const joined = join(position, undefined);
  JOINED.set(position, joined);
  return joined;
}

/** Found once for each position: the same feature is the same object. */
const JOINED = new WeakMap<Position, ReadonlyMap<number, Feature>>();

/** All of them, or those that are wanted. */
function join(
  position: Position,
  wanted: ReadonlySet<number> | undefined,
): ReadonlyMap<number, Feature> {
  const { map } = position;
  const groups = new Map<number, Piece[]>();
  for (const tile of map.squares.keys()) {
    for (const segment of lieOf(map, tile).segments.keys()) {
      const feature = featureOf(map, map.firsts[tile]! + segment);
      if (wanted?.has(feature) === false) continue;
      const group = groups.get(feature) ?? [];
      groups.set(feature, group);
      group.push({ tile, segment, feature });
    }
  }
  return new Map(
    [...groups].map(([feature, pieces]) => [feature, featureFrom(position, feature, pieces)]),
  );
}

function featureFrom(position: Position, feature: number, pieces: readonly Piece[]): Feature {
  const { map, rules } = position;
  const people = map.people[feature]!;
  const { kind } = segmentOf(map, pieces[0]!);
  const common = {
    parts: pieces.map((piece) => partOf(map, piece)),
    tiles: [...new Set(pieces.map(({ tile }) => tile))].map((tile) => squareXY(map, tile)),
    openSquares: uniqueSquares(pieces.flatMap((piece) => openSquaresAt(map, piece))),
    shields: map.shields[feature]!,
    followers: Array.from({ length: rules.players }, (_, player) => followersOf(people, player)),
    holders: holdersOf(people),
  };
  if (kind === 'field') return { ...common, ...farmFrom(position, pieces) };
  const isComplete = map.opens[feature] === 0;
  const whenComplete = worthComplete(position, feature, kind);
  const incomplete = map.tiles[feature]! + map.shields[feature]!;
  return {
    ...common,
    kind,
    openSides: map.opens[feature]!,
    isComplete,
    points: isComplete ? whenComplete : incomplete,
    whenComplete,
    cities: 0,
  };
}

const segmentOf = (map: TileMap, { tile, segment }: Piece) => lieOf(map, tile).segments[segment]!;

function partOf(map: TileMap, piece: Piece): Part {
  const [x, y] = squareXY(map, piece.tile);
  return { x, y, on: segmentOf(map, piece).name };
}

function farmFrom({ map, rules }: Position, pieces: readonly Piece[]) {
  const cities = new Set(
    pieces.flatMap((piece) =>
      segmentOf(map, piece)
        .cities.map((city) => featureOf(map, map.firsts[piece.tile]! + city))
        .filter((city) => map.opens[city] === 0),
    ),
  ).size;
  const points = rules.farmers === 'farms' ? CITY_FOR_FARM * cities : 0;
  const openSides = pieces.reduce((sum, piece) => sum + openSquaresAt(map, piece).length, 0);
  return {
    kind: 'farm',
    openSides,
    isComplete: false,
    points,
    whenComplete: points,
    cities,
  } as const;
}

/** The empty squares to which the sides of a segment lead. */
function openSquaresAt(map: TileMap, piece: Piece): SquareXY[] {
  const [x, y] = squareXY(map, piece.tile);
  const { fieldAt } = lieOf(map, piece.tile);
  const { kind, sides } = segmentOf(map, piece);
  return NEIGHBOURS.flatMap(([dx, dy], side): SquareXY[] => {
    const isOn =
      kind === 'field'
        ? fieldAt[2 * side] === piece.segment || fieldAt[2 * side + 1] === piece.segment
        : sides.includes(side);
    return isOn && tileAt(map, x + dx, y + dy) === -1 ? [[x + dx, y + dy]] : [];
  });
}

const uniqueSquares = (squares: readonly SquareXY[]): SquareXY[] => [
  ...new Map(squares.map((square) => [square.join(), square])).values(),
];

const NEIGHBOURS: readonly SquareXY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

function buildingOf({ map, rules }: Position, at: number): Feature {
  const tile = map.buildings[at]!;
  const around = map.around[at]!;
  const keeper = map.keepers[at]!;
  const kind = lieOf(map, tile).building!;
  const [x, y] = squareXY(map, tile);
  return {
    kind,
    parts: [{ x, y, on: kind }],
    tiles: [[x, y]],
    openSides: ALL_AROUND - around,
    openSquares: squaresAround([x, y]).filter((square) => tileAt(map, ...square) === -1),
    isComplete: around === ALL_AROUND,
    shields: 0,
    followers: Array.from({ length: rules.players }, (_, player) => (player === keeper ? 1 : 0)),
    holders: keeper === -1 ? [] : [keeper],
    points: 1 + around,
    whenComplete: BUILDING_POINTS,
    cities: 0,
  };
}
