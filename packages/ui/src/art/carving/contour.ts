import { gouge } from './gouge.ts';
import type { Between } from './random.ts';

/** The ridge of a hill: points from left to right, joined softly. */
export type Ridge = readonly (readonly [x: number, y: number])[];

/** The body of a hill below its ridge, down to the edge of the picture. */
export function hillBelow(ridge: Ridge, width: number, height: number): string {
  const first = ridge[0]![1];
  const last = ridge[ridge.length - 1]![1];
  let path = `M-20 ${first}L0 ${first}`;
  for (let i = 1; i < ridge.length; i++) {
    const [fromX, fromY] = ridge[i - 1]!;
    const [x, y] = ridge[i]!;
    const middle = (fromX + x) / 2;
    path += `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  }
  return `${path}L${width + 20} ${last}V${height + 20}H-20Z`;
}

/** How high the ridge is at `x`. */
function ridgeAt(ridge: Ridge, x: number): number {
  for (let i = 1; i < ridge.length; i++) {
    const [toX, toY] = ridge[i]!;
    if (x > toX) continue;
    const [fromX, fromY] = ridge[i - 1]!;
    const t = (x - fromX) / (toX - fromX);
    return fromY + (toY - fromY) * t * t * (3 - 2 * t);
  }
  return ridge[ridge.length - 1]![1];
}

export interface Furrows {
  readonly width: number;
  readonly rows: number;
  /** From one row to the next. */
  readonly step: number;
  /** Cuts in the first row; further down they thin out. */
  readonly cuts: number;
  readonly thickness: number;
}

/** Cuts that follow a ridge, row by row. */
export function furrows(ridge: Ridge, between: Between, how: Furrows): string {
  let path = '';
  for (let row = 0; row < how.rows; row++) {
    for (let cut = 0; cut < how.cuts * (1 - row / (how.rows + 1)); cut++) {
      const x = between(0, how.width);
      const y = ridgeAt(ridge, x) + 4 + row * how.step + between(-2, 3);
      const slope = Math.atan((ridgeAt(ridge, x + 6) - ridgeAt(ridge, x - 6)) / 12);
      path += gouge(x, y, between(10, 34), slope + between(-0.06, 0.06), how.thickness);
    }
  }
  return path;
}
