/** On a tile of 100 × 100, from its north-western corner as it lies. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** How wide a tile is. */
export const WIDTH = 100;

/** Where a point of an unturned tile is when it lies turned. */
export function turned([x, y]: Point, turn: number): Point {
  switch (turn & 3) {
    case 1:
      return [WIDTH - y, x];
    case 2:
      return [WIDTH - x, WIDTH - y];
    case 3:
      return [y, WIDTH - x];
    default:
      return [x, y];
  }
}

export const turnedLine = (line: Line, turn: number): Line =>
  line.map((point) => turned(point, turn));

/** Whether a point lies in a polygon. */
export function isInside([x, y]: Point, polygon: Line): boolean {
  let isIn = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[at]!;
    const [bx, by] = polygon[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}
