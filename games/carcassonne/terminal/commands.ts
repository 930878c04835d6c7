import { beside, type GameCommand, type Look } from '@ochre/terminal';
import { tilesIn } from '../rules/check-setup.ts';
import { type Event, lieNamed, type Snapshot } from '../rules/index.ts';
import { aboutTile } from '../words/about-tile.ts';
import { heldIn, heldLine } from './board/held-line.ts';
import { differentIn, turnLines } from './board/panel.ts';
import type { Words } from './in-words.ts';
import { AXIS_WIDTH, mapLines } from './map/map-picture.ts';
import { wholeOf, windowAround } from './map/window.ts';
import { linesOf } from './picture/paint.ts';
import { SMALL } from './picture/size.ts';
import { tilePicture } from './picture/tile-picture.ts';

/** What can be typed besides moves, and only in Carcassonne. */
export const commandsIn = (words: Words): readonly GameCommand<Snapshot, Event>[] => [
  {
    name: 'map',
    form: 'map 2,-1',
    about: words.terminal.commands.map,
    reply: ({ view }, rest, look) => mapReply(view, rest, look),
  },
  {
    name: 'farms',
    form: 'farms',
    about: words.terminal.commands.farms,
    reply: ({ view }, _rest, look) => farmsReply(view, look, words),
  },
  {
    name: 'left',
    form: 'left',
    about: words.terminal.commands.left,
    reply: ({ view }, _rest, look) => leftReply(view, look, words),
  },
  {
    name: 'tile',
    form: 'tile V',
    about: words.terminal.commands.tile,
    reply: ({ view }, rest, look) => tileReply(view, rest, look, words),
  },
];

/** All rows of the map, in as many columns as fit; around a square, where one is named. */
function mapReply(view: Snapshot, rest: string, look: Look): string[] {
  const whole = wholeOf(view);
  const columns = Math.max(1, Math.floor((look.width - AXIS_WIDTH) / SMALL.width));
  const [, x, y] = /^(-?\d{1,3})[ ,]+(-?\d{1,3})$/.exec(rest) ?? [];
  if (x === undefined || y === undefined) {
    const span = { columns, rows: whole.south - whole.north + 1 };
    return mapLines(view, windowAround(whole, view.board.at(-1) ?? { x: 0, y: 0 }, span), look);
  }
  const square = { x: Number(x), y: Number(y) };
  return mapLines(view, windowAround(whole, square, { columns, rows: AROUND }), look);
}

/** Rows around a square, so that it all fits on a small screen. */
const AROUND = 5;

function farmsReply(view: Snapshot, look: Look, words: Words): string[] {
  if (view.options.farmers === 'none') return [words.terminal.noFarms];
  const farms = heldIn(view).filter(({ kind }) => kind === 'farm');
  if (farms.length === 0) return [words.terminal.noFarmers];
  return farms.map((farm) => heldLine(farm, look, words));
}

/** A picture of each type, and how many there are. */
function leftReply({ left, remaining, removed }: Snapshot, look: Look, words: Words): string[] {
  const width = SMALL.width + 2;
  const blocks = Object.entries(remaining).map(([tile, count]) => ({
    width,
    lines: [`${tile} ×${count}`, ...linesOf(tilePicture(lieNamed(tile, 0), SMALL), look)],
  }));
  const inRow = Math.max(1, Math.floor(look.width / width));
  const rows = Array.from({ length: Math.ceil(blocks.length / inRow) }, (_, row) =>
    beside(blocks.slice(row * inRow, (row + 1) * inRow)),
  );
  return [
    words.terminal.faceDown(left),
    ...rows.flat(),
    ...(removed.length === 0 ? [] : [words.terminal.putAside(removed.join(', '))]),
  ];
}

function tileReply(view: Snapshot, rest: string, look: Look, words: Words): string[] {
  const { whichTile, noTile, plain, ofThese } = words.terminal;
  const typed = rest.toUpperCase() || view.tile;
  if (typed === undefined) return [whichTile];
  const type = tilesIn(view.modules).find(({ id }) => id === typed);
  if (type === undefined) return [noTile(rest.slice(0, 40))];
  return [
    plain.tile(type.id, aboutTile(type.id, 0, words)),
    ofThese(type.count, view.remaining[type.id] ?? 0),
    ...turnLines(type.id, differentIn(type.id), look, 4),
  ];
}
