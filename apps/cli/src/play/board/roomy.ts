import type { Snapshot } from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import { meanYield } from '../odds.ts';
import { GATHERING, gives, spaceOf, VILLAGE, yieldOf } from '../places.ts';
import { beside, frame, rule } from '../terminal/layout.ts';
import { cut, left, right, wrap } from '../terminal/width.ts';
import { heading } from './heading.ts';
import { type Look, litOrFaint, numberOf } from './look.ts';
import { occupants } from './occupants.ts';
import { playerRows } from './players.ts';
import { cardText, tileText } from './sold.ts';

/** Where there is room: places in two frames, every card and building in one of its own. */
export function roomyBoard(snapshot: Snapshot, look: Look): string[] {
  return [
    rule(heading(snapshot, look), look.width),
    ...places(snapshot, look),
    ...sold(snapshot, look),
    ...playerRows(snapshot, look, () => true),
  ].map((line) => cut(line, look.width));
}

/** Below this, cards in frames would have to cut their words. */
export const isRoomy = ({ stacks, cards }: Snapshot, width: number): boolean =>
  width >= 100 && Math.floor(width / (cards.length + stacks.length)) >= CARD;

const CARD = '│ 2 toolmakers│'.length;

/** What B3.5 and B3.4 say about a number of players. */
const LIMITS: Readonly<Record<number, readonly [gathering: string, village: string]>> = {
  2: ['one player on each but hunt', 'two of three a round'],
  3: ['two players on each but hunt', 'two of three a round'],
};

function places(snapshot: Snapshot, look: Look): string[] {
  const width = Math.floor(look.width * 0.6);
  const rest = look.width - width;
  const [gatheringLimit, villageLimit] = LIMITS[snapshot.players.length] ?? [];
  return beside([
    {
      lines: frame(
        headed('Gathering', gatheringLimit),
        gathering(snapshot, look, width - 3),
        width,
      ),
      width,
    },
    { lines: frame(headed('Village', villageLimit), village(snapshot, look), rest), width: rest },
  ]);
}

const headed = (name: string, limit: string | undefined): string =>
  limit === undefined ? name : `${name}: ${limit}`;

/** What each place gives, who stands there, and what so many people bring on average. */
function gathering(snapshot: Snapshot, look: Look, width: number): string[] {
  const lines = GATHERING.map((place) => {
    const { good, divisor } = yieldOf(place)!;
    return placeLine(place, `${left(good, 5)}  dice ÷ ${divisor}`, snapshot, look);
  });
  const people = upTo(Math.min(7, Math.floor((width - MEANS.from) / MEANS.wide)));
  const row = (line: string, cells: readonly string[]): string =>
    left(line, MEANS.from) + cells.map((cell) => look.ink.faint(right(cell, MEANS.wide))).join('');
  return [
    row(right(look.ink.faint('average by people'), MEANS.from), people.map(String)),
    ...lines.map((line, at) =>
      row(
        line,
        people.map((count) => mean(count, GATHERING[at]!)),
      ),
    ),
  ];
}

const MEANS = { from: ' 5 toolmaker  stone  dice ÷ 5  ○○○○○○○ '.length + 1, wide: 5 };

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

const mean = (people: number, place: string): string =>
  meanYield(people, yieldOf(place)!.divisor).toFixed(1);

/** As many lines as the other frame has. */
const village = (snapshot: Snapshot, look: Look): string[] =>
  filled(
    ['', ...VILLAGE.map((place) => placeLine(place, left(gives(place), 14), snapshot, look))],
    GATHERING.length + 1,
  );

const placeLine = (place: string, what: string, snapshot: Snapshot, look: Look): string =>
  [
    numberOf(look, place),
    left(litOrFaint(look, place, place), 'toolmaker '.length),
    what,
    ` ${occupants(snapshot, place, look)}`,
  ].join(' ');

const SOLD_LINES = 5;

function sold(snapshot: Snapshot, look: Look): string[] {
  const { cards, stacks } = snapshot;
  const count = cards.length + stacks.length;
  const width = Math.min(22, Math.floor(look.width / count));
  const box = (place: string, lines: readonly string[]): { lines: string[]; width: number } => ({
    lines: frame(boxHead(place, look), lines, width, occupants(snapshot, place, look).trim()),
    width,
  });
  return beside([
    ...cards.map((id, at) => box(`card${at + 1}`, cardBox(id, `card${at + 1}`, width - 3, look))),
    ...stacks.map((stack, at) => box(`building${at + 1}`, tileBox(stack, width - 3, look))),
  ]);
}

function boxHead(place: string, look: Look): string {
  const number = look.numbers.get(place);
  const name = litOrFaint(look, place, place);
  return number === undefined ? name : `${look.ink.lit(String(number))} ${name}`;
}

function cardBox(id: string, place: string, width: number, look: Look): string[] {
  const [upper = '', lower = ''] = cardText(id, look);
  const price = look.ink.faint(`pay ${spaceOf(place) + 1}`);
  const top = wrap(upper, width);
  return filled([id === '' ? '' : price, ...top], SOLD_LINES - 1).concat(lower);
}

function tileBox(stack: Snapshot['stacks'][number], width: number, look: Look): string[] {
  const [face = '', tiles = ''] = tileText(stack);
  const [cost = '', points] = face.split(' → ');
  const scores = points === undefined ? '' : `→ ${scored(points)}`;
  return filled([...wrap(cost, width), scores], SOLD_LINES - 1).concat(look.ink.faint(tiles));
}

const scored = (points: string): string =>
  points === 'value' ? points : counted(Number(points), 'point');

const filled = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
];
