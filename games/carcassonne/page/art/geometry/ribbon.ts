import { type Random, seeded } from '../hand/seeded.ts';
import type { TilePlan } from './plan.ts';
import { type Line, type Point, WIDTH } from './point.ts';
import { HALF_ROAD } from './roads.ts';

/** A road with its hand-cut edges, on an unturned tile. */
export interface Ribbon {
  readonly left: Line;
  readonly right: Line;
  readonly outline: Line;
}

const WOBBLE = 0.55;

export function ribbonOf({ type, cut, roads }: TilePlan, index: number): Ribbon {
  const line = overTheSides(roads[index]!.line, 0.35);
  const { left, right } = edgesOf(line, seeded(`road${type.id}${cut}${index}`));
  return { left, right, outline: [...left, ...[...right].reverse()] };
}

/** Both ends on a side are made a little longer, so that no hairline shows between tiles. */
export function overTheSides(line: Line, by: number): Line {
  const out = (value: number): number =>
    value < 0.01 ? -by : value > WIDTH - 0.01 ? WIDTH + by : value;
  return line.map(
    ([x, y], at): Point => (at === 0 || at === line.length - 1 ? [out(x), out(y)] : [x, y]),
  );
}

/** The wobble dies away towards a side, so that neighbours meet. */
function edgesOf(line: Line, random: Random): { left: Line; right: Line } {
  const last = line.length - 1;
  const isOnSide = ([x, y]: Point): boolean =>
    x < 0.01 || y < 0.01 || x > WIDTH - 0.01 || y > WIDTH - 0.01;
  const [starts, ends] = [isOnSide(line[0]!), isOnSide(line[last]!)];
  const [leftPhase, rightPhase] = [random() * 6, random() * 6];
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [at, [x, y]] of line.entries()) {
    const [ax, ay] = line[Math.max(0, at - 1)]!;
    const [bx, by] = line[Math.min(last, at + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [acrossX, acrossY] = [-(by - ay) / length, (bx - ax) / length];
    const wobble = WOBBLE * Math.min(1, starts ? at / 4 : 1, ends ? (last - at) / 4 : 1);
    const leftWidth = HALF_ROAD + wobble * Math.sin(at * 1.35 + leftPhase);
    const rightWidth = HALF_ROAD + wobble * Math.sin(at * 1.1 + rightPhase);
    left.push([x + acrossX * leftWidth, y + acrossY * leftWidth]);
    right.push([x - acrossX * rightWidth, y - acrossY * rightWidth]);
  }
  return { left, right };
}
