import { type Point, roadLine, segmentShape, wallLines } from '../art/geometry/index.ts';
import { open } from '../art/hand/pen.ts';
import { type TileOnLand, tileUnder } from '../art/land/laid.ts';
import type { ScoredOnLand } from './step.ts';

type Board = readonly TileOnLand[];
type Part = ScoredOnLand['parts'][number];

/** Around what is scored: the walls of a city, along a road, the squares about a building. */
export const linesAround = ({ kind, parts }: ScoredOnLand, board: Board): readonly string[] =>
  parts.flatMap((part) => linesOf(kind, part, board));

function linesOf(kind: ScoredOnLand['kind'], part: Part, board: Board): readonly string[] {
  const under = tileUnder(board, part);
  if (under === undefined) return [];
  const { tile, cut } = under;
  const moved = (line: readonly Point[]): string =>
    open(line.map(([x, y]): Point => [100 * part.x + x, 100 * part.y + y]));
  switch (kind) {
    case 'city':
      return wallLines(tile, part.on, cut).map(moved);
    case 'road':
      return [moved(roadLine(tile, part.on, cut))];
    case 'cloister':
    case 'shrine':
      return [squaresAbout(part)];
    // Farms are counted at the end.
    case 'farm':
      return [];
  }
}

const squaresAbout = ({ x, y }: Part): string => `M${100 * x - 100} ${100 * y - 100}h300v300h-300z`;

/** A shape on the land, and where its tile lies. */
export interface PlacedShape {
  readonly key: string;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** What is scored, as shapes; for a building, all the squares that it counts. */
export const shapesOf = (parts: ScoredOnLand['parts'], board: Board): readonly PlacedShape[] =>
  parts.flatMap((part): readonly PlacedShape[] => {
    const under = tileUnder(board, part);
    if (under === undefined) return [];
    const { x, y, on } = part;
    const key = `${x},${y} ${on}`;
    if (on === 'cloister' || on === 'shrine') return [{ key, d: squaresAbout(part), x: 0, y: 0 }];
    return [{ key, d: segmentShape(under.tile, on, under.cut), x: 100 * x, y: 100 * y }];
  });
