import type { Line, Point } from './point.ts';

/** The outline of cells of a grid, clockwise around each piece and the other way around each hole. */
export function loopsAround(
  cells: readonly Point[],
  has: (x: number, y: number) => boolean,
): Line[] {
  const next: Edges = new Map();
  const add = (from: Point, to: Point): void => {
    const key = keyOf(from);
    const known = next.get(key);
    if (known === undefined) next.set(key, { from, ways: [to] });
    else known.ways.push(to);
  };
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const loops: Line[] = [];
  for (const { from } of next.values()) loops.push(cornersOf(followed(next, from)));
  return loops;
}

/** Of each point, where edges lead from it. */
type Edges = Map<number, { readonly from: Point; readonly ways: Point[] }>;

/** No grid is so wide. */
const WIDE = 10_000;

const keyOf = ([x, y]: Point): number => y * WIDE + x;

/** From edge to edge until it comes back; what was followed is taken away. */
function followed(next: Edges, from: Point): Line {
  const loop: Point[] = [];
  for (let at: Point | undefined = from; at !== undefined; ) {
    const key = keyOf(at);
    const edges = next.get(key);
    const to = edges?.ways.pop();
    if (edges?.ways.length === 0) next.delete(key);
    if (to !== undefined) loop.push(at);
    at = to;
  }
  return loop;
}

/** Without the points of a straight line. */
const cornersOf = (loop: Line): Line =>
  loop.filter(([x, y], at) => {
    const before = loop.at(at - 1)!;
    const after = loop[(at + 1) % loop.length]!;
    return !(before[0] === x && after[0] === x) && !(before[1] === y && after[1] === y);
  });
