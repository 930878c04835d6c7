import { carcassonne, type Lay, type Turn } from '../../rules/index.ts';
import { TILES } from '../../rules/tiles.ts';

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A square where the tile can lie, and the turns in which it can. */
export interface SquareOption extends Square {
  readonly turns: readonly Turn[];
}

/** How the tile in hand is turned, and the square where it is looked at. */
export interface Laying {
  readonly turn: Turn;
  readonly at?: Square | undefined;
}

export const isSame = (one: Square | undefined, other: Square | undefined): boolean =>
  one !== undefined && one.x === other?.x && one.y === other.y;

/** Every square of the legal moves, as they are read: row by row. */
export function squaresIn(legal: readonly string[]): readonly SquareOption[] {
  const squares = new Map<string, { x: number; y: number; turns: Turn[] }>();
  for (const { x, y, turn } of laysIn(legal)) {
    const key = `${x},${y}`;
    const square = squares.get(key) ?? { x, y, turns: [] };
    squares.set(key, square);
    square.turns.push(turn);
  }
  return [...squares.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

const laysIn = (legal: readonly string[]): Lay[] =>
  legal.flatMap((move) => {
    const action = carcassonne.parse(move);
    return action.kind === 'lay' ? [action] : [];
  });

export const optionAt = (
  squares: readonly SquareOption[],
  at: Square | undefined,
): SquareOption | undefined => squares.find((square) => isSame(square, at));

/** The turns in which a tile looks different, the one it is described in first. */
export function turnsOf(tile: string): readonly Turn[] {
  const count = TILES.find(({ id }) => id === tile)?.turns ?? 1;
  return ALL_TURNS.slice(0, count);
}

const ALL_TURNS: readonly Turn[] = [0, 1, 2, 3];

/** The next of some turns, clockwise or the other way; the same where there is no other. */
function nextTurn(turns: readonly Turn[], from: Turn, by: 1 | -1): Turn {
  for (let steps = 1; steps <= ALL_TURNS.length; steps++) {
    const turn = ALL_TURNS[(from + by * steps + 2 * ALL_TURNS.length) % ALL_TURNS.length]!;
    if (turns.includes(turn)) return turn;
  }
  return from;
}

/** A square was tapped: the tile lies there as it fits, turned on where it lies there already. */
export function afterTap(laying: Laying, { x, y, turns }: SquareOption): Laying {
  const at = { x, y };
  if (isSame(laying.at, at)) return { at, turn: nextTurn(turns, laying.turn, 1) };
  return { at, turn: turns.includes(laying.turn) ? laying.turn : nextTurn(turns, laying.turn, 1) };
}

/** The tile is turned: through the turns that fit where it is looked at, else through all. */
export function afterTurn(
  { turn, at }: Laying,
  by: 1 | -1,
  squares: readonly SquareOption[],
  tile: string,
): Laying {
  const turns = optionAt(squares, at)?.turns ?? turnsOf(tile);
  return { at, turn: nextTurn(turns, turn, by) };
}

/** The legal move that lays the tile as it is looked at. */
export function layMove(
  { turn, at }: Laying,
  squares: readonly SquareOption[],
): string | undefined {
  const option = optionAt(squares, at);
  return option?.turns.includes(turn)
    ? carcassonne.print({ kind: 'lay', x: option.x, y: option.y, turn })
    : undefined;
}

/** How many squares it fits as it lies, and how many more when turned. */
export function countFitting(squares: readonly SquareOption[], turn: Turn) {
  const here = squares.filter(({ turns }) => turns.includes(turn)).length;
  return { here, turned: squares.length - here };
}
