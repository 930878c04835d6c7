import { turnsOn } from '../laying.ts';
import { TURNS_IN, tileNamed } from '../lies.ts';
import { squareAt } from '../map.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Turn } from '../vocabulary.ts';
import { positionOf } from './position.ts';

/** A type of tile that fits a square. */
export interface FittingTile {
  readonly tile: string;
  /** How many of them lie face down. */
  readonly left: number;
  /** The turns in which it fits; of those that look alike, one. */
  readonly turns: readonly Turn[];
}

/** An empty square that touches a tile. */
export interface OpenSquare {
  readonly x: number;
  readonly y: number;
  /** What fits there of the tiles that lie face down. */
  readonly fitting: readonly FittingTile[];
  /** Nothing of them does. */
  readonly isDead: boolean;
}

/** Every empty square that touches a tile. */
export function openSquares(view: Snapshot): readonly OpenSquare[] {
  const { map } = positionOf(view);
  return map.open.map((square) => openSquare(view, square));
}

/** The empty square there; undefined where a tile lies, or where none lies next to it. */
export function openSquareAt(view: Snapshot, x: number, y: number): OpenSquare | undefined {
  const { map } = positionOf(view);
  const square = squareAt(map, x, y);
  return square === -1 || map.tileOn[square] !== -1 ? undefined : openSquare(view, square);
}

function openSquare(view: Snapshot, square: number): OpenSquare {
  const { map, rules } = positionOf(view);
  const fitting = Object.entries(view.remaining).flatMap(([tile, left]): FittingTile[] => {
    const turns = TURNS_IN[turnsOn(map, rules, square, tileNamed(tile))]!;
    return turns.length === 0 ? [] : [{ tile, left, turns }];
  });
  return { x: map.xs[square]!, y: map.ys[square]!, fitting, isDead: fitting.length === 0 };
}
