import type { Lie } from '../../rules/lies.ts';
import { cityAt } from './cities.ts';
import { withFields } from './fields.ts';
import { roadAt } from './roads.ts';
import { centreOf, type Place, placesOf, type Size } from './size.ts';
import type { Spot } from './spot.ts';

/** A tile as it lies, row by row, with nothing on it. */
export interface Ground {
  readonly spots: readonly Spot[];
  /** Where somebody stands, on each of its segments: the place nearest to the middle of it. */
  readonly standing: readonly number[];
  /** Where its shield is, if it has one. */
  readonly shield: number | undefined;
}

const DRAWN = new Map<Size, Map<number, Ground>>();

/** Tiles are drawn once in each size. */
export function groundOf(lie: Lie, size: Size): Ground {
  const known = DRAWN.get(size) ?? new Map<number, Ground>();
  DRAWN.set(size, known);
  const ground = known.get(lie.number) ?? draw(lie, size);
  known.set(lie.number, ground);
  return ground;
}

function draw(lie: Lie, size: Size): Ground {
  const built = placesOf(size).map(
    (place) => buildingAt(lie, size, place) ?? roadAt(lie, size, place) ?? cityAt(lie, size, place),
  );
  const spots = withFields(lie, size, built);
  const standing = lie.segments.map((_, segment) => standingOn(segment, spots, size));
  return { spots, standing, shield: shieldOf(lie, spots, standing, size) };
}

/** In brackets of its own kind, so that whoever is in it does not hide what it is. */
const BUILDING_SIGNS = { cloister: '[†]', shrine: '{◊}' } as const;

function buildingAt({ building }: Lie, size: Size, { column, row }: Place): Spot | undefined {
  const centre = centreOf(size);
  if (building === undefined || row !== centre.row) return undefined;
  const sign = BUILDING_SIGNS[building][column - centre.column + 1];
  return sign === undefined ? undefined : { sign, kind: 'building' };
}

function standingOn(segment: number, spots: readonly Spot[], size: Size): number {
  const own = placesOf(size).filter((_, at) => spots[at]!.segment === segment);
  const middle = {
    column: mean(own.map(({ column }) => column)),
    row: mean(own.map(({ row }) => row)),
  };
  const far = (place: Place): number => distance(place, middle);
  return indexOf(
    own.reduce((best, place) => (far(place) < far(best) ? place : best)),
    size,
  );
}

/** Beside whoever stands in the city. */
function shieldOf(
  { segments }: Lie,
  spots: readonly Spot[],
  standing: readonly number[],
  size: Size,
): number | undefined {
  const city = segments.findIndex(({ shields }) => shields > 0);
  if (city === -1) return undefined;
  const places = placesOf(size);
  const far = (at: number): number => distance(places[at]!, places[standing[city]!]!);
  const free = places
    .map((place) => indexOf(place, size))
    .filter((at) => spots[at]!.segment === city && far(at) >= 1);
  return free.reduce((best, at) => (far(at) < far(best) ? at : best));
}

const indexOf = ({ column, row }: Place, { width }: Size): number => row * width + column;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Signs are twice as high as wide. */
const distance = (one: Place, other: Place): number =>
  Math.hypot((one.column - other.column) / 2, one.row - other.row);
