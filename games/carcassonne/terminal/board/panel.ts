import { beside, type Look, left, nameOf, right } from '@ochre/terminal';
import {
  carcassonne,
  lieNamed,
  type Snapshot,
  stateOf,
  TURNS,
  type Turn,
} from '../../rules/index.ts';
import type { Words } from '../in-words.ts';
import { keyOf } from '../map/map-picture.ts';
import { linesOf, type Painted } from '../picture/paint.ts';
import { LARGE, SMALL } from '../picture/size.ts';
import { type Marks, onTile, tilePicture } from '../picture/tile-picture.ts';

/** Beside the map: the tile that is to be laid, or was, and below it the players. Seven squares fit beside it in 80 columns. */
export const PANEL_WIDTH = 26;

/** The tile to be laid in all its turns, so many of them in a row; or the one just laid, with numbers on it. */
export function tileLines(view: Snapshot, look: Look, words: Words, inRow: number): string[] {
  const { tile, phase, board } = view;
  const last = board.at(-1);
  if (tile === undefined || last === undefined) return [];
  if (phase === 'lay') {
    const turns = look.chosen === undefined ? differentIn(tile) : turnsAt(view, look.chosen);
    const pictures = turnLines(tile, turns, look, inRow);
    return [look.ink.strong(words.terminal.inHand(tile)), ...pictures];
  }
  const lie = lieNamed(last.tile, last.rotation);
  return [
    look.ink.strong(words.terminal.justLaid(tile)),
    ...linesOf(tilePicture(lie, LARGE, claimMarks(view)), look),
  ];
}

/** All turns of a tile that look different. */
export const differentIn = (tile: string): readonly Turn[] =>
  TURNS.slice(0, lieNamed(tile, 0).type.turns);

/** Those in which the tile in hand fits a square. */
const turnsAt = (view: Snapshot, square: string): readonly Turn[] =>
  carcassonne
    .legalActions(stateOf(view))
    .flatMap((action) => (action.kind === 'lay' && keyOf(action) === square ? [action.turn] : []));

/** Pictures of a tile in these turns, so many in a row. */
export function turnLines(
  tile: string,
  turns: readonly Turn[],
  look: Pick<Look, 'ink'>,
  inRow: number,
): string[] {
  const blocks = turns.map((turn) => ({
    width: SMALL.width + 1,
    lines: [`  r${turn}`, ...linesOf(tilePicture(lieNamed(tile, turn), SMALL), look)],
  }));
  const rows = Math.ceil(blocks.length / inRow);
  return Array.from({ length: rows }, (_, row) =>
    beside(blocks.slice(row * inRow, (row + 1) * inRow)),
  ).flat();
}

/** Segments have the numbers that they have in the list. */
function claimMarks(view: Snapshot): Marks {
  const last = view.board.at(-1);
  if (last === undefined) return new Map();
  const lie = lieNamed(last.tile, last.rotation);
  return new Map(
    carcassonne.legalActions(stateOf(view)).flatMap((action, at) => {
      if (action.kind !== 'claim' || action.on === 'none') return [];
      const mark: Painted = { sign: `${at + 1}`, paint: 'lit' };
      return [[onTile(lie, action.on), mark] as const];
    }),
  );
}

/** Everybody's score, what it would be if the game ended now, and followers left. */
export function playerLines(view: Snapshot, look: Look, words: Words): string[] {
  const { score, end, followers } = words.terminal.heads;
  const ends = carcassonne.scores(stateOf(view));
  const widths = [score, end, followers].map((head) => Math.max(3, head.length) + 1);
  const cells = (texts: readonly string[]): string =>
    texts.map((text, at) => right(text, widths[at]!)).join('');
  const wide = PANEL_WIDTH - 1 - widths.reduce((sum, width) => sum + width, 0);
  return [
    look.ink.faint(' '.repeat(wide) + cells([score, end, followers])),
    ...view.players.map((player, seat) => {
      const mark = view.decision?.player === seat ? '▸' : ' ';
      const numbers = [`${player.score}`, `${ends[seat]}`, `${player.followers}`];
      return `${mark}${left(nameOf(look, seat), wide - 1)}${cells(numbers)}`;
    }),
  ];
}
