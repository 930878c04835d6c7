import type { Point } from '../geometry/point.ts';
import { WIDTH } from '../geometry/point.ts';
import { kept } from '../hand/kept.ts';
import type { Markup } from '../hand/pen.ts';
import { type Random, seeded } from '../hand/seeded.ts';
import { house } from '../things/house.ts';
import { hedge } from '../things/plants.ts';
import { FIELD_SIDE, ROAD_SIDE } from '../tile/sides.ts';
import type { Thing } from '../tile/thing.ts';
import type { Laid, LaidTile } from './laid.ts';
import { strips } from './strips.ts';

/** A side of squares, between two tiles or at the border of the land. */
export interface Edge {
  readonly key: string;
  readonly strips: Markup;
  readonly things: readonly Thing[];
}

/** Squares beside a square, n e s w. */
const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Between a square and its neighbour to that side; both give it the same name. */
function edgeKey({ x, y }: LaidTile, side: number): string {
  if (side % 2 === 0) return `h${x},${side === 2 ? y + 1 : y}`;
  return `v${side === 1 ? x + 1 : x},${y}`;
}

/** All edges of a land, each once. */
export function edgesOf(laid: Laid, seed: string): Edge[] {
  const edges = new Map<string, Edge>();
  for (const tile of laid.tiles) {
    for (const [side, [dx, dy]] of BESIDE.entries()) {
      const key = edgeKey(tile, side);
      if (edges.has(key)) continue;
      edges.set(key, edgeOf(tile, side, laid.at(tile.x + dx, tile.y + dy), seed));
    }
  }
  return [...edges.values()];
}

const once = kept<Edge>();

function edgeOf(tile: LaidTile, side: number, beside: LaidTile | undefined, seed: string): Edge {
  const key = edgeKey(tile, side);
  const kind = tile.drawn.sides[side];
  if (kind === FIELD_SIDE) {
    const isJoined = beside !== undefined;
    const middle = middleOf(tile, side);
    return once(`${key} ${seed} ${isJoined}`, () => fieldEdge(key, middle, isJoined, seed));
  }
  if (kind === ROAD_SIDE || beside === undefined) return { key, strips: '', things: [] };
  const names = `${tile.drawn.name} ${side} ${beside.drawn.name}`;
  return once(`${key} ${names}`, () => cityEdge(key, tile, side, beside));
}

const middleOf = ({ x, y }: LaidTile, side: number): Point => [
  (x + [0.5, 1, 0.5, 0][side]!) * WIDTH,
  (y + [0, 0.5, 1, 0.5][side]!) * WIDTH,
];

/** Strips of plough lie across most sides of fields, some with a hedge once there is land beyond. */
function fieldEdge(key: string, [x, y]: Point, isJoined: boolean, seed: string): Edge {
  const random = seeded(`edge${key}${seed}`);
  if (random() >= 0.88) return { key, strips: '', things: [] };
  const middle: Point = [x + (random() - 0.5) * 8, y + (random() - 0.5) * 8];
  const isLevel = key.startsWith('h');
  const { drawn, corners } = strips(middle, isLevel ? {} : upright(random), random);
  if (!isJoined || random() >= 0.55) return { key, strips: drawn, things: [] };
  const [from, to] = isLevel ? [corners[0], corners[1]] : [corners[1], corners[2]];
  const grown = hedge([from[0] + 2, from[1]], [to[0] - 2, to[1]], random);
  return { key, strips: drawn, things: [{ foot: (from[1] + to[1]) / 2, drawn: grown }] };
}

/** Across a side that runs from north to south they may run along it, and be short. */
function upright(random: Random): { angle: number; length?: number } {
  const angle = random() < 0.5 ? 1.57 : 0;
  return random() < 0.5 ? { angle, length: 13 } : { angle };
}

/** Houses close the gap between two tiles of a city. */
function cityEdge(key: string, tile: LaidTile, side: number, beside: LaidTile): Edge {
  const random = seeded(`edge${key}`);
  const isLevel = key.startsWith('h');
  const [edgeX, edgeY] = middleOf(tile, side);
  const things: Thing[] = [];
  for (const along of [23, 50, 77]) {
    if (random() < 0.2) continue;
    const x = isLevel
      ? tile.x * WIDTH + along + (random() - 0.5) * 7
      : edgeX + (random() - 0.5) * 3;
    const y = isLevel
      ? edgeY + 4 + (random() - 0.5) * 3
      : tile.y * WIDTH + along + 4 + (random() - 0.5) * 6;
    if (!hidesFigure([tile, beside], x, y)) things.push({ foot: y, drawn: house(x, y, random) });
  }
  return { key, strips: '', things };
}

const hidesFigure = (tiles: readonly LaidTile[], x: number, y: number): boolean =>
  tiles.some((tile) =>
    tile.drawn.kept.some(([keptX, keptY]) => {
      const [dx, dy] = [keptX + tile.x * WIDTH - x, y - keptY - tile.y * WIDTH];
      return Math.abs(dx) < 11 && dy < 14 && dy > -8;
    }),
  );
