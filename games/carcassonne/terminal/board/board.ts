import { beside, cut, type Look, type Room, rule, wrapParts } from '@ochre/terminal';
import { carcassonne, type Snapshot, stateOf } from '../../rules/index.ts';
import { sayGains } from '../gains.ts';
import type { Words } from '../in-words.ts';
import { AXIS_HEIGHT, AXIS_WIDTH, keyOf, mapLines } from '../map/map-picture.ts';
import { isInside, type Window, wholeOf, windowAround } from '../map/window.ts';
import type { CarcassonneMoment } from '../moment.ts';
import { SMALL } from '../picture/size.ts';
import { PANEL_WIDTH, playerLines, tileLines } from './panel.ts';

/** On narrower terminals the tile and the players stand below the map. */
const WIDE_ENOUGH = 60;
/** Between the panel and the map. */
const GAP = 1;
/** So many lines at most tell of squares that the map has no room for. */
const MOST_HIDDEN = 2;

/** The heading, the map around the last tile, the tile in hand, the players, and what to know of the numbers. */
export function board(
  moment: CarcassonneMoment,
  look: Look,
  { rows }: Room,
  words: Words,
): string[] {
  const { view } = moment;
  const heading = rule(
    cut(words.terminal.heading(view.turn, view.left), look.width - 4),
    look.width,
  );
  const isWide = look.width >= WIDE_ENOUGH;
  const panel = isWide ? besideMap(view, look, words) : belowMap(view, look, words);
  const gains = gainLines(moment, look, words);
  const taken = 1 + gains.length + (isWide ? 0 : panel.length);
  const width = isWide ? look.width - PANEL_WIDTH - GAP : look.width;
  const room = { width, rows: rows - taken };
  const hidden = hiddenLines(windowIn(view, room, look), look, words);
  const window = windowIn(view, { width, rows: room.rows - hidden.length }, look);
  const map = mapLines(view, window, { ...look, width });
  const notes = [...gains, ...hiddenLines(window, look, words).slice(0, hidden.length)];
  const picture = isWide
    ? beside([
        { lines: fitting(panel, rows - 1 - notes.length), width: PANEL_WIDTH + GAP },
        { lines: map, width },
      ]).map((line) => line.trimEnd())
    : [...map, ...panel].map((line) => cut(line, look.width));
  return [heading, ...picture, ...notes];
}

function besideMap(view: Snapshot, look: Look, words: Words): string[] {
  const tile = tileLines(view, look, words, 2);
  return [...tile, ...(tile.length > 0 ? [''] : []), ...playerLines(view, look, words)];
}

const belowMap = (view: Snapshot, look: Look, words: Words): string[] => [
  ...tileLines(view, look, words, 4),
  ...playerLines(view, look, words),
];

/** Rather than anything else, the empty line is left out. */
const fitting = (lines: readonly string[], rows: number): string[] =>
  (lines.length <= rows ? lines.slice() : lines.filter((line) => line !== '')).slice(0, rows);

/** At least one square is shown, however little room there is; one that was chosen always is. */
function windowIn(view: Snapshot, room: { width: number; rows: number }, { chosen }: Look): Window {
  const span = {
    columns: Math.max(1, Math.floor((room.width - AXIS_WIDTH) / SMALL.width)),
    rows: Math.max(1, Math.floor((room.rows - AXIS_HEIGHT) / SMALL.height)),
  };
  const window = windowAround(wholeOf(view), view.board.at(-1) ?? { x: 0, y: 0 }, span);
  if (chosen === undefined || isInside(window, squareNamed(chosen))) return window;
  return windowAround(wholeOf(view), squareNamed(chosen), span);
}

function squareNamed(key: string): { x: number; y: number } {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** Squares that can be chosen and are not on the map, by number. */
function hiddenLines(window: Window, look: Look, words: Words): string[] {
  const hidden = [...look.numbers].filter(([square]) => !isInside(window, squareNamed(square)));
  const parts = hidden.map(([square, number]) => `${look.ink.lit(`${number}`)} (${square})`);
  return parts.length === 0 ? [] : noted(words.terminal.outOfSight, parts, look, MOST_HIDDEN);
}

/** What would complete something, by number and turn. */
function gainLines(moment: CarcassonneMoment, look: Look, words: Words): string[] {
  if (look.numbers.size === 0) return [];
  const parts = carcassonne
    .legalActions(stateOf(moment.view))
    .flatMap((lay) => {
      const number = lay.kind === 'lay' ? look.numbers.get(keyOf(lay)) : undefined;
      return lay.kind !== 'lay' || number === undefined
        ? []
        : [{ number, turn: lay.turn, gains: sayGains(lay, moment, words) }];
    })
    .filter(({ gains }) => gains.length > 0)
    .sort((one, other) => one.number - other.number || one.turn - other.turn)
    .map(({ number, turn, gains }) => `${look.ink.lit(`${number}`)} r${turn} ${gains.join(', ')}`);
  return parts.length === 0 ? [] : noted(words.terminal.completes, parts, look, 1);
}

/** As many lines as there may be; what is left out is shown as `…`. */
function noted(
  say: (parts: string) => string,
  parts: readonly string[],
  look: Look,
  most: number,
): string[] {
  const [first = '', ...rest] = parts;
  const lines = wrapParts([say(first), ...rest], ' · ', look.width, '  ');
  return lines.slice(0, most).map((line, at) => {
    const isCut = at === most - 1 && lines.length > most;
    return cut(isCut ? `${line} …` : line, look.width);
  });
}
