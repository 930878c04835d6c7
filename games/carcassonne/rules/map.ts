import { LIES, type Lie } from './lies.ts';

/**
 * The tiles on the table, as flat lists of whole numbers: they survive JSON, and copying them is cheap.
 * Squares, tiles and segments are numbered in the order in which they came.
 */
export interface TileMap {
  /** Every square that has a tile or touches one. */
  readonly xs: number[];
  readonly ys: number[];
  /** The tile on a square, or -1. */
  readonly tileOn: number[];
  /** What an empty square asks of a tile (lies.ts). */
  readonly needs: number[];
  /** The empty squares that touch a tile, in any order, and where each square is in there, or -1. */
  readonly open: number[];
  readonly openAt: number[];
  /** Squares by their place on the table: a hash table, 0 where there is none. */
  readonly index: number[];

  /** Of each tile: its square, how it lies, who laid it (-1 for the first), its first segment. */
  readonly squares: number[];
  readonly lies: number[];
  readonly layers: number[];
  readonly firsts: number[];
  /** Tiles with several cities, or several roads. */
  readonly twinCities: number[];
  readonly twinRoads: number[];

  /**
   * Of each segment: the one that it was joined to; itself, if it stands for its whole feature. Then the
   * rest is about the feature: how many segments, open sides, tiles (C5.4) and shields it has, and how
   * many followers of whom.
   */
  readonly parents: number[];
  readonly sizes: number[];
  readonly opens: number[];
  readonly tiles: number[];
  readonly shields: number[];
  readonly people: number[];

  /** Tiles with a building; how many tiles lie around each, and whose follower is in it, or -1. */
  readonly buildings: number[];
  readonly around: number[];
  readonly keepers: number[];
}

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;
const INDEX_SIZE = 512;
/** Sixteen rows of 32 squares have places of their own, and few games need more. */
const ROW = 32;
const NEXT = 7;

export function emptyMap(): TileMap {
  return {
    xs: [],
    ys: [],
    tileOn: [],
    needs: [],
    open: [],
    openAt: [],
    index: new Array<number>(INDEX_SIZE).fill(0),
    squares: [],
    lies: [],
    layers: [],
    firsts: [],
    twinCities: [],
    twinRoads: [],
    parents: [],
    sizes: [],
    opens: [],
    tiles: [],
    shields: [],
    people: [],
    buildings: [],
    around: [],
    keepers: [],
  };
}

export function copyMap(map: TileMap): TileMap {
  return {
    xs: map.xs.slice(),
    ys: map.ys.slice(),
    tileOn: map.tileOn.slice(),
    needs: map.needs.slice(),
    open: map.open.slice(),
    openAt: map.openAt.slice(),
    index: map.index.slice(),
    squares: map.squares.slice(),
    lies: map.lies.slice(),
    layers: map.layers.slice(),
    firsts: map.firsts.slice(),
    twinCities: map.twinCities.slice(),
    twinRoads: map.twinRoads.slice(),
    parents: map.parents.slice(),
    sizes: map.sizes.slice(),
    opens: map.opens.slice(),
    tiles: map.tiles.slice(),
    shields: map.shields.slice(),
    people: map.people.slice(),
    buildings: map.buildings.slice(),
    around: map.around.slice(),
    keepers: map.keepers.slice(),
  };
}

/** The square there, or -1 where none is known. */
export function squareAt(map: TileMap, x: number, y: number): number {
  const { index, xs, ys } = map;
  for (let at = (y * ROW + x) & (INDEX_SIZE - 1); ; at = (at + NEXT) & (INDEX_SIZE - 1)) {
    const square = index[at]! - 1;
    if (square === -1 || (xs[square] === x && ys[square] === y)) return square;
  }
}

/** The tile there, or -1. */
export function tileAt(map: TileMap, x: number, y: number): number {
  const square = squareAt(map, x, y);
  return square === -1 ? -1 : map.tileOn[square]!;
}

export const lieOf = (map: TileMap, tile: number): Lie => LIES[map.lies[tile]!]!;

/** The segment that stands for the whole feature. */
export function featureOf({ parents }: TileMap, segment: number): number {
  let at = segment;
  while (parents[at] !== at) at = parents[at]!;
  return at;
}

/** Lays a tile on a square that it fits; gives back its number. */
export function layTile(map: TileMap, x: number, y: number, number: number, layer: number): number {
  const square = newOrKnown(map, x, y);
  const lie = LIES[number]!;
  const tile = map.squares.length;
  fill(map, square, tile);
  map.squares.push(square);
  map.lies.push(number);
  map.layers.push(layer);
  map.firsts.push(map.parents.length);
  addSegments(map, lie, tile);
  for (let side = 0; side < 4; side++) {
    const beside = newOrKnown(map, x + DX[side]!, y + DY[side]!);
    const other = map.tileOn[beside]!;
    if (other === -1) map.needs[beside]! |= lie.kinds[side]! << (2 * (side ^ 2));
    else join(map, tile, side, other);
  }
  surround(map, tile, x, y);
  return tile;
}

function newOrKnown(map: TileMap, x: number, y: number): number {
  const known = squareAt(map, x, y);
  if (known !== -1) return known;
  const { index, xs } = map;
  const square = xs.length;
  let at = (y * ROW + x) & (INDEX_SIZE - 1);
  while (index[at] !== 0) at = (at + NEXT) & (INDEX_SIZE - 1);
  index[at] = square + 1;
  xs.push(x);
  map.ys.push(y);
  map.tileOn.push(-1);
  map.needs.push(0);
  map.openAt.push(map.open.length);
  map.open.push(square);
  return square;
}

function fill({ tileOn, open, openAt }: TileMap, square: number, tile: number): void {
  tileOn[square] = tile;
  const at = openAt[square]!;
  const last = open.pop()!;
  if (last !== square) {
    open[at] = last;
    openAt[last] = at;
  }
  openAt[square] = -1;
}

function addSegments(
  map: TileMap,
  { segments, hasTwinCities, hasTwinRoads }: Lie,
  tile: number,
): void {
  for (let at = 0; at < segments.length; at++) {
    const { sides, shields } = segments[at]!;
    map.parents.push(map.parents.length);
    map.sizes.push(1);
    map.opens.push(sides.length);
    map.tiles.push(1);
    map.shields.push(shields);
    map.people.push(0);
  }
  if (hasTwinCities) map.twinCities.push(tile);
  if (hasTwinRoads) map.twinRoads.push(tile);
}

/** Joins what meets across one side of a tile (C1.2). */
function join(map: TileMap, tile: number, side: number, other: number): void {
  const [here, there] = [lieOf(map, tile), lieOf(map, other)];
  const [mine, theirs] = [map.firsts[tile]!, map.firsts[other]!];
  const opposite = side ^ 2;
  const city = here.cityAt[side]!;
  if (city !== -1) {
    close(map, mine + city, theirs + there.cityAt[opposite]!, map.twinCities);
    return;
  }
  const road = here.roadAt[side]!;
  if (road !== -1) close(map, mine + road, theirs + there.roadAt[opposite]!, map.twinRoads);
  // The halves of a side run clockwise on both tiles, so they meet crosswise.
  unite(map, mine + here.fieldAt[2 * side]!, theirs + there.fieldAt[2 * opposite + 1]!, NO_TWINS);
  unite(map, mine + here.fieldAt[2 * side + 1]!, theirs + there.fieldAt[2 * opposite]!, NO_TWINS);
}

const NO_TWINS: readonly number[] = [];

function close(map: TileMap, one: number, other: number, twins: readonly number[]): void {
  map.opens[unite(map, one, other, twins)]! -= 2;
}

/** Makes one feature of two, the smaller joined to the larger; gives back what stands for it. */
function unite(map: TileMap, one: number, other: number, twins: readonly number[]): number {
  const { parents, sizes, opens, tiles, shields, people } = map;
  let [to, from] = [featureOf(map, one), featureOf(map, other)];
  if (to === from) return to;
  if (sizes[to]! < sizes[from]!) [to, from] = [from, to];
  const shared = sharedTiles(map, to, from, twins);
  parents[from] = to;
  sizes[to]! += sizes[from]!;
  opens[to]! += opens[from]!;
  tiles[to]! += tiles[from]! - shared;
  shields[to]! += shields[from]!;
  people[to]! += people[from]!;
  return to;
}

/** How many tiles have segments of both: they count once (C5.4). */
function sharedTiles(map: TileMap, one: number, other: number, twins: readonly number[]): number {
  let shared = 0;
  for (let at = 0; at < twins.length; at++) {
    const tile = twins[at]!;
    const first = map.firsts[tile]!;
    const { length } = lieOf(map, tile).segments;
    let isInOne = false;
    let isInOther = false;
    for (let segment = first; segment < first + length; segment++) {
      const feature = featureOf(map, segment);
      isInOne ||= feature === one;
      isInOther ||= feature === other;
    }
    if (isInOne && isInOther) shared++;
  }
  return shared;
}

/** Buildings count the tiles around them (C1.4). */
function surround(map: TileMap, tile: number, x: number, y: number): void {
  const { buildings, around, squares, xs, ys } = map;
  for (let at = 0; at < buildings.length; at++) {
    const square = squares[buildings[at]!]!;
    if (Math.abs(xs[square]! - x) <= 1 && Math.abs(ys[square]! - y) <= 1) around[at]!++;
  }
  if (lieOf(map, tile).building === undefined) return;
  buildings.push(tile);
  around.push(tilesAround(map, x, y));
  map.keepers.push(-1);
}

function tilesAround(map: TileMap, x: number, y: number): number {
  let count = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx !== 0 || dy !== 0) && tileAt(map, x + dx, y + dy) !== -1) count++;
    }
  }
  return count;
}
