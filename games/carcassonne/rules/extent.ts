import type { SquareXY } from './events.ts';
import { featureOf, lieOf, type TileMap } from './map.ts';

export function squareXY({ xs, ys, squares }: TileMap, tile: number): SquareXY {
  const square = squares[tile]!;
  return [xs[square]!, ys[square]!];
}

/** The squares of a feature, in the order of laying, each once. */
export function tilesOf(map: TileMap, feature: number): SquareXY[] {
  return map.squares.flatMap((_, tile) =>
    segmentsIn(map, tile).some((segment) => featureOf(map, segment) === feature)
      ? [squareXY(map, tile)]
      : [],
  );
}

const segmentsIn = (map: TileMap, tile: number): number[] =>
  lieOf(map, tile).segments.map((_, segment) => map.firsts[tile]! + segment);

/** The eight squares around one. */
export const squaresAround = ([x, y]: SquareXY): SquareXY[] =>
  AROUND.flatMap((dy) =>
    AROUND.flatMap((dx): SquareXY[] => (dx === 0 && dy === 0 ? [] : [[x + dx, y + dy]])),
  );

const AROUND = [-1, 0, 1];
