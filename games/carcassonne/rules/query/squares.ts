import type { SquareXY } from '../events.ts';
import { turnsOn } from '../laying.ts';
import { FITTING, TURNS_IN, tileNamed } from '../lies.ts';
import { squareAt } from '../map.ts';
import { inTheWay } from '../neighbours.ts';
import type { Snapshot } from '../snapshot.ts';
import { TILES } from '../tiles.ts';
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
  /** How many of them that is. */
  readonly fits: number;
  /** How likely the next tile that is turned over fits. */
  readonly chance: number;
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
  const fits = fitting.reduce((sum, { left }) => sum + left, 0);
  return {
    x: map.xs[square]!,
    y: map.ys[square]!,
    fitting,
    fits,
    chance: view.left === 0 ? 0 : fits / view.left,
    isDead: fits === 0,
  };
}

/** The empty squares where no tile will ever lie: none that is left fits, nor the one in hand. */
export function deadSquares(view: Snapshot): readonly SquareXY[] {
  const { map } = positionOf(view);
  const inHand = view.phase === 'lay' && view.tile !== undefined ? [view.tile] : [];
  const types = [...inHand, ...Object.keys(view.remaining)].map(tileNamed);
  return map.open
    .filter((square) => types.every((tile) => isShutOut(view, square, tile)))
    .map((square) => [map.xs[square]!, map.ys[square]!]);
}

/** Sides come to match no more than they do, and a building stays in the way; a challenge ends. */
function isShutOut(view: Snapshot, square: number, tile: number): boolean {
  const { map, rules } = positionOf(view);
  if (turnsOn(map, rules, square, tile) !== 0) return false;
  const { building } = TILES[tile]!;
  if (building === undefined || FITTING[tile]![map.needs[square]!] === 0) return true;
  return inTheWay(map, rules, building, square)?.why !== 'challenge';
}
