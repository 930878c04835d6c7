import { SIDES } from '../../rules/index.ts';
import type { Lie } from '../../rules/lies.ts';
import { isIn, type Place, type Size } from './size.ts';
import type { Spot } from './spot.ts';

/** The city that covers a place, if any does. */
export function cityAt(lie: Lie, size: Size, place: Place): Spot | undefined {
  if (isBetweenCities(lie, size, place)) return undefined;
  const segment = lie.segments.findIndex(
    ({ kind, sides }) => kind === 'city' && covers(sides, size, place),
  );
  return segment === -1 ? undefined : { sign: '▓', kind: 'city', segment };
}

/** A city at one side is a cap, one at two neighbouring sides half of the tile, others all but the other caps. */
function covers(sides: readonly number[], size: Size, place: Place): boolean {
  const isAt = (side: number): boolean => isIn(size.caps[SIDES[side]!], place);
  const [one = 0, other] = sides;
  if (other === undefined) return isAt(one);
  if (sides.length === 2 && (other - one) % 2 === 1) {
    return sides.some(isAt) || isInHalf(sides, size, place);
  }
  return !SIDES.some((_, side) => !sides.includes(side) && isAt(side));
}

function isInHalf(sides: readonly number[], { width, height }: Size, { column, row }: Place) {
  const across = sides.includes(1) ? width - 1 - column : column;
  const down = sides.includes(2) ? height - 1 - row : row;
  return (across + 0.5) / width + (down + 0.5) / height < 0.999;
}

/** Two cities at neighbouring sides leave the corner between them to nobody. */
function isBetweenCities({ cityAt }: Lie, { width, height }: Size, { column, row }: Place) {
  const isCorner = (column === 0 || column === width - 1) && (row === 0 || row === height - 1);
  if (!isCorner) return false;
  const [upright, level] = [cityAt[row === 0 ? 0 : 2]!, cityAt[column === 0 ? 3 : 1]!];
  return upright !== -1 && level !== -1 && upright !== level;
}
