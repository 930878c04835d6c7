import { type Claim, claimOf } from './action.ts';
import { TILES, type TileType } from './tiles.ts';
import {
  type Building,
  HALF_SIDES,
  type SegmentKind,
  type SegmentName,
  SIDES,
  TURNS,
  type Turn,
} from './vocabulary.ts';

/** Kinds of sides as numbers of two bits; 0 is a side that nothing touches yet. */
const SIDE_KINDS = { C: 1, R: 2, F: 3 } as const;
export const KIND_NAMES = ['', 'city', 'road', 'field'] as const;

/** A part of a tile as it lies. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly name: SegmentName;
  /** The move that places a follower on it. */
  readonly claim: Claim;
  /** Other names of it: any of its sides or half-sides. */
  readonly names: readonly SegmentName[];
  /** Sides of a city or road; none for a field. */
  readonly sides: readonly number[];
  readonly shields: number;
  /** Of a field: which of the tile's segments are cities that it touches. */
  readonly cities: readonly number[];
}

/** A type of tile as it lies, turned. There are few, so all that is asked of one is worked out once. */
export interface Lie {
  readonly number: number;
  readonly type: TileType;
  readonly tile: number;
  readonly turn: Turn;
  /** The kind of each side. */
  readonly kinds: readonly number[];
  readonly segments: readonly Segment[];
  /** Which segment has that side, or half-side; -1 where none of that kind has. */
  readonly cityAt: readonly number[];
  readonly roadAt: readonly number[];
  readonly fieldAt: readonly number[];
  readonly building: Building | undefined;
  /** Whether several of its segments are cities, or roads: they may come to be one. */
  readonly hasTwinCities: boolean;
  readonly hasTwinRoads: boolean;
}

const turnedSide = (side: number, turn: Turn): number => (side + turn) & 3;
const turnedHalf = (half: number, turn: Turn): number => (half + 2 * turn) & 7;

function segmentsOf(type: TileType, turn: Turn): Segment[] {
  const onSides = (kind: 'city' | 'road', sides: readonly number[], shields: number): Segment => {
    const turned = sides.map((side) => turnedSide(side, turn)).sort();
    const names = turned.map((side): SegmentName => `${kind} ${SIDES[side]!}`);
    const name = names[0]!;
    return { kind, name, names, claim: claimOf(name), sides: turned, shields, cities: [] };
  };
  const onHalves = ({ halves, cities }: TileType['fields'][number]): Segment => {
    const turned = halves.map((half) => turnedHalf(half, turn)).sort();
    const names = turned.map((half): SegmentName => `field ${HALF_SIDES[half]!}`);
    const name = names[0]!;
    return { kind: 'field', name, names, claim: claimOf(name), sides: [], shields: 0, cities };
  };
  return [
    ...type.cities.map(({ sides, shields }) => onSides('city', sides, shields)),
    ...type.roads.map(({ sides }) => onSides('road', sides, 0)),
    ...type.fields.map(onHalves),
  ];
}

function lieOf(tile: number, turn: Turn): Lie {
  const type = TILES[tile]!;
  const segments = segmentsOf(type, turn);
  const having = (name: SegmentName): number =>
    segments.findIndex(({ names }) => names.includes(name));
  const kinds = SIDES.map(
    (_, side) => SIDE_KINDS[kindAt(type, turnedSide(side, ((4 - turn) & 3) as Turn))],
  );
  return {
    number: tile * TURNS.length + turn,
    type,
    tile,
    turn,
    kinds,
    segments,
    cityAt: SIDES.map((side) => having(`city ${side}`)),
    roadAt: SIDES.map((side) => having(`road ${side}`)),
    fieldAt: HALF_SIDES.map((half) => having(`field ${half}`)),
    building: type.building,
    hasTwinCities: type.cities.length > 1,
    hasTwinRoads: type.roads.length > 1,
  };
}

const kindAt = ({ sides }: TileType, side: number): keyof typeof SIDE_KINDS => {
  const kind = sides[side];
  if (kind !== 'C' && kind !== 'R' && kind !== 'F') throw new Error(`no side of a tile: ${kind}`);
  return kind;
};

/** By number: four of each type. */
export const LIES: readonly Lie[] = TILES.flatMap((_, tile) =>
  TURNS.map((turn) => lieOf(tile, turn)),
);

export const lieNumber = (tile: number, turn: Turn): number => tile * TURNS.length + turn;

/** Turns that look alike are one: the smallest. */
export const leastTurn = (tile: number, turn: Turn): Turn => (turn % TILES[tile]!.turns) as Turn;

export const NO_TILE = -1;

/** The number of a type, or `NO_TILE`. */
export const tileNamed = (id: string): number => TILES.findIndex((type) => type.id === id);

/**
 * What an empty square asks of a tile: the kinds of the sides that it would touch, two bits for each
 * side, n lowest. 256 there are, so what fits which is worked out once.
 */
const NEEDS = 256;

/** For each type and need: the turns that fit, as bits. Only the smallest of those that look alike. */
export const FITTING: readonly (readonly number[])[] = TILES.map(({ turns }, tile) =>
  Array.from({ length: NEEDS }, (_, need) =>
    TURNS.reduce<number>(
      (bits, turn) =>
        turn < turns && fits(LIES[lieNumber(tile, turn)]!, need) ? bits | (1 << turn) : bits,
      0,
    ),
  ),
);

function fits({ kinds }: Lie, need: number): boolean {
  return kinds.every((kind, side) => {
    const asked = (need >> (2 * side)) & 3;
    return asked === 0 || asked === kind;
  });
}

/** The turns in such bits. */
export const TURNS_IN: readonly (readonly Turn[])[] = Array.from({ length: 16 }, (_, bits) =>
  TURNS.filter((turn) => (bits & (1 << turn)) !== 0),
);
