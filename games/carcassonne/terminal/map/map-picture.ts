import type { Look } from '@ochre/terminal';
import { seatOf } from '@ochre/terminal';
import {
  lieNamed,
  openSquares,
  type Snapshot,
  type SnapshotFollower,
  type SnapshotTile,
} from '../../rules/index.ts';
import { linesOf, type Painted, type Picture, painted } from '../picture/paint.ts';
import { SMALL } from '../picture/size.ts';
import { type Marks, onTile, tilePicture } from '../picture/tile-picture.ts';
import type { Window } from './window.ts';

/** Left of the map, for the numbers of its rows. */
export const AXIS_WIDTH = 4;
/** Above the map, for the numbers of its columns. */
export const AXIS_HEIGHT = 1;

type Square = Readonly<Record<'x' | 'y', number>>;

function centred(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2);
  return text.padStart(text.length + before).padEnd(width);
}

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The tiles in a window, with everybody on them and the numbers of squares to choose from. */
export function mapLines(view: Snapshot, window: Window, look: Look): string[] {
  const { board, followers } = view;
  const tiles = new Map(board.map((tile) => [keyOf(tile), tile]));
  const dead = new Set(openSquares(view).flatMap((one) => (one.isDead ? [keyOf(one)] : [])));
  const empty = (square: string): Picture => {
    if (square === look.chosen) return CHOSEN;
    return emptySquare(look.numbers.get(square), dead.has(square));
  };
  const last = board.at(-1);
  const columns = range(window.west, window.east);
  const body = range(window.north, window.south).flatMap((y) => {
    const cells = columns.map((x) => {
      const tile = tiles.get(keyOf({ x, y }));
      return tile === undefined
        ? empty(keyOf({ x, y }))
        : tilePicture(lieNamed(tile.tile, tile.rotation), SMALL, marksOn(tile, followers, look));
    });
    return linesOf(withAxis(cells, y, last?.y === y), look);
  });
  return [...linesOf([topAxis(columns, last?.x)], look), ...body];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Whoever stands on a tile, by their letters. */
function marksOn(tile: SnapshotTile, followers: readonly SnapshotFollower[], look: Look): Marks {
  const lie = lieNamed(tile.tile, tile.rotation);
  return new Map(
    followers
      .filter(({ x, y }) => x === tile.x && y === tile.y)
      .map(({ player, on }) => [
        onTile(lie, on),
        { sign: seatOf(look, player).mark, paint: player },
      ]),
  );
}

/** A square where the tile can lie has its number between four dots; one that nothing fits any more a cross. */
function emptySquare(number: number | undefined, isDead: boolean): Picture {
  const { width } = SMALL;
  const blank = painted(' '.repeat(width), 'plain');
  if (number === undefined) {
    const cross = painted(centred(isDead ? '×' : '', width), 'faint');
    return [blank, cross, blank];
  }
  const corners = painted(`·${' '.repeat(width - 2)}·`, 'faint');
  const middle = painted(centred(`${number}`, width), 'lit');
  return [corners, middle, corners];
}

/** The square that was chosen, while it is asked how the tile lies there: a frame around a question. */
const CHOSEN: Picture = [
  painted('┌─   ─┐', 'lit'),
  painted(centred('?', SMALL.width), 'lit'),
  painted('└─   ─┘', 'lit'),
];

/** The cells of a row of squares side by side, with its number in the middle. */
function withAxis(cells: readonly Picture[], y: number, isLast: boolean): Picture {
  return Array.from({ length: SMALL.height }, (_, row) => {
    const isMiddle = row === (SMALL.height - 1) / 2;
    const label = `${isLast && isMiddle ? '▸' : ' '}${isMiddle ? `${y}`.padStart(2) : '  '} `;
    const axis: Painted[] = painted(label.padEnd(AXIS_WIDTH), isLast ? 'lit' : 'faint');
    return [...axis, ...cells.flatMap((cell) => cell[row] ?? [])];
  });
}

/** The column of the last tile stands between marks. */
const topAxis = (columns: readonly number[], last: number | undefined): Painted[] => [
  ...painted(' '.repeat(AXIS_WIDTH), 'plain'),
  ...columns.flatMap((x) =>
    x === last
      ? painted(centred(`▸${x}`, SMALL.width), 'lit')
      : painted(centred(`${x}`, SMALL.width), 'faint'),
  ),
];
