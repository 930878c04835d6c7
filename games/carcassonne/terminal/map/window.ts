import type { Snapshot } from '../../rules/index.ts';

/** The squares that are shown: from the first to the last column and row. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** How many columns and rows of squares there is room for. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/** Every tile, and the squares around them. */
export function wholeOf({ board }: Pick<Snapshot, 'board'>): Window {
  const xs = board.map(({ x }) => x);
  const ys = board.map(({ y }) => y);
  return {
    west: Math.min(...xs) - 1,
    east: Math.max(...xs) + 1,
    north: Math.min(...ys) - 1,
    south: Math.max(...ys) + 1,
  };
}

/** As much of the whole as there is room for, with a square in its middle as far as the edges let it be. */
export function windowAround(whole: Window, { x, y }: Square, span: Span): Window {
  const [west, east] = around(whole.west, whole.east, x, span.columns);
  const [north, south] = around(whole.north, whole.south, y, span.rows);
  return { west, east, north, south };
}

function around(first: number, last: number, middle: number, room: number): [number, number] {
  if (last - first < room) return [first, last];
  const from = Math.min(Math.max(first, middle - Math.floor(room / 2)), last - room + 1);
  return [from, from + room - 1];
}

export const isInside = ({ west, east, north, south }: Window, { x, y }: Square): boolean =>
  x >= west && x <= east && y >= north && y <= south;
