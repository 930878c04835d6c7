interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a sign stands, in squares of its tile, and on which side of it. */
export interface SignPlace extends Spot {
  readonly side: 'left' | 'right' | 'above' | 'below';
}

/** A sign is so high, and stands so far from the tile, in pixels. */
const HEIGHT = 36;
const APART = 24;
/** Above it, figures reach out of the tile. */
const ABOVE = 34;

/**
 * Signs stand outside the tile, on the side where their segment is, and none on another: spots are in
 * squares of the tile, sizes in pixels a tile.
 */
export function signPlaces(spots: readonly Spot[], size: number): readonly SignPlace[] {
  const apart = APART / size;
  const places = spots.map(({ x, y }): SignPlace => {
    const [dx, dy] = [x - 0.5, y - 0.5];
    if (Math.abs(dx) > 0.8 * Math.abs(dy) || spots.length > MANY) {
      return dx < 0 ? { x: -apart, y, side: 'left' } : { x: 1 + apart, y, side: 'right' };
    }
    return dy < 0 ? { x, y: -ABOVE / size, side: 'above' } : { x, y: 1 + apart, side: 'below' };
  });
  return spread(places, HEIGHT / size);
}

/** More than so many have room only in two columns. */
const MANY = 4;

/** Those on one side keep their order and their distance, around where they would like to be. */
function spread(places: readonly SignPlace[], height: number): readonly SignPlace[] {
  const moved = new Map<SignPlace, number>();
  for (const side of ['left', 'right', 'above', 'below'] as const) {
    const column = places.filter((place) => place.side === side).sort((a, b) => a.y - b.y);
    const middle = column.reduce((sum, { y }) => sum + y, 0) / column.length;
    const isCrowded = column.some((place, at) => at > 0 && place.y - column[at - 1]!.y < height);
    if (!isCrowded) continue;
    for (const [at, place] of column.entries()) {
      moved.set(place, middle + (at - (column.length - 1) / 2) * height);
    }
  }
  return places.map((place) => ({ ...place, y: moved.get(place) ?? place.y }));
}
