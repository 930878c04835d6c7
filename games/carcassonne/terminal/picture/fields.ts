import type { Lie } from '../../rules/lies.ts';
import { centreOf, type Place, placesOf, type Size } from './size.ts';
import type { Spot } from './spot.ts';

/** Fields are what nothing else covers. They begin at their half-sides and spread as far as they can. */
export function withFields(lie: Lie, size: Size, built: readonly (Spot | undefined)[]): Spot[] {
  const places = placesOf(size);
  const fields = places.map((place, at) =>
    built[at] === undefined ? fieldFrom(lie, size, place) : undefined,
  );
  for (let isSpreading = true; isSpreading; ) {
    isSpreading = false;
    for (const [at, place] of places.entries()) {
      if (built[at] !== undefined || fields[at] !== undefined) continue;
      fields[at] = beside(size, place)
        .map((next) => fields[next])
        .find((one) => one !== undefined);
      isSpreading ||= fields[at] !== undefined;
    }
  }
  return places.map((_, at) => built[at] ?? fieldSpot(fields[at]));
}

const fieldSpot = (segment: number | undefined): Spot => ({
  sign: '░',
  kind: 'field',
  ...(segment === undefined ? {} : { segment }),
});

/** The field whose half-side is at this place of the edge. */
function fieldFrom({ fieldAt }: Lie, size: Size, place: Place): number | undefined {
  return halvesAt(size, place)
    .map((half) => fieldAt[half]!)
    .find((segment) => segment !== -1);
}

/** The half-sides of which a place is part: two at a corner, none in the middle of a side. */
function halvesAt(size: Size, { column, row }: Place): number[] {
  const centre = centreOf(size);
  const isWest = column < centre.column;
  const isNorth = row < centre.row;
  const isLevel = row === 0 || row === size.height - 1;
  const isUpright = column === 0 || column === size.width - 1;
  return [
    ...(isLevel && column !== centre.column ? [isNorth ? (isWest ? 0 : 1) : isWest ? 5 : 4] : []),
    ...(isUpright && row !== centre.row ? [isWest ? (isNorth ? 7 : 6) : isNorth ? 2 : 3] : []),
  ];
}

function beside({ width, height }: Size, { column, row }: Place): number[] {
  const at = row * width + column;
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < width - 1 ? [at + 1] : []),
    ...(row > 0 ? [at - width] : []),
    ...(row < height - 1 ? [at + width] : []),
  ];
}
