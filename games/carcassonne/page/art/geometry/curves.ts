import type { Line, Point } from './point.ts';

/** Points along a cubic curve from `a` to `d`. */
export function curve([a, b, c, d]: readonly [Point, Point, Point, Point], steps = 14): Line {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const u = 1 - t;
    const along = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [along(0), along(1)];
  });
}

/** One line after the other; the end of one is the start of the next. */
export const joined = (first: Line, ...rest: readonly Line[]): Line => [
  ...first,
  ...rest.flatMap((line) => line.slice(1)),
];

/**
 * A wall from the western to the eastern corner of the northern side, sinking to a depth. It leaves no corner
 * steeper than 31°, so that two cities can share one with field between them.
 */
export const arc = (depth: number, aside: number): Line =>
  joined(
    curve([
      [0, 0],
      [20, 11.5],
      [28 + aside, depth],
      [50 + aside, depth],
    ]),
    curve([
      [50 + aside, depth],
      [72 + aside, depth],
      [80, 11.5],
      [100, 0],
    ]),
  );
