import type { SquareXY } from '../events.ts';
import { squareXY } from '../extent.ts';
import { FITTING, tileNamed } from '../lies.ts';
import { type InTheWay, inTheWay, rivalsAround } from '../neighbours.ts';
import type { Snapshot } from '../snapshot.ts';
import { TILES } from '../tiles.ts';
import { BUILDINGS, type Building } from '../vocabulary.ts';
import { positionOf } from './position.ts';

/** A square where a building may not stand, though tiles with one may fit by their sides (K4, K5). */
export interface ClosedSquare {
  readonly x: number;
  readonly y: number;
  /** What may not stand there. */
  readonly building: Building;
  readonly why: InTheWay;
  /** Where what is in the way stands. */
  readonly by: readonly SquareXY[];
}

/** Every empty square that K4 or K5 closes for a building. */
export function closedSquares(view: Snapshot): readonly ClosedSquare[] {
  const { map, rules } = positionOf(view);
  return BUILDINGS.flatMap((building) =>
    map.open.flatMap((square): ClosedSquare[] => {
      const why = inTheWay(map, rules, building, square)?.why;
      if (why === undefined) return [];
      const by = rivalsAround(map, building, square);
      return [
        {
          x: map.xs[square]!,
          y: map.ys[square]!,
          building,
          why,
          by: by.map((at) => squareXY(map, map.buildings[at]!)),
        },
      ];
    }),
  );
}

/** Those that are closed for the tile in hand and nothing else keeps it from. */
export function closedInHand(view: Snapshot): readonly ClosedSquare[] {
  if (view.phase !== 'lay' || view.tile === undefined) return [];
  const tile = tileNamed(view.tile);
  const { map } = positionOf(view);
  return closedSquares(view).filter(({ x, y, building }) => {
    const square = map.open.find((at) => map.xs[at] === x && map.ys[at] === y)!;
    return TILES[tile]!.building === building && FITTING[tile]![map.needs[square]!] !== 0;
  });
}
