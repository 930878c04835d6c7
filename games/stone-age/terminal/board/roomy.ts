import { GATHERING, GATHERING_CIRCLES, type Snapshot } from '@ochre/stone-age/rules';
import {
  beside,
  counted,
  cut,
  frame,
  type Look,
  left,
  litOrFaint,
  markOf,
  numberAt,
  right,
  rule,
  wrap,
} from '@ochre/terminal';
import { averageYield } from '../average.ts';
import {
  circlesOf,
  gives,
  hasStyle,
  priceOf,
  productionOf,
  villageOf,
  yieldAt,
} from '../places.ts';
import { heading } from './heading.ts';
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

/** What B3.5 says about a number of players. */
const GATHERING_LIMITS: Readonly<Record<number, string>> = {
  2: 'one player on each but hunt',
  3: 'two players on each but hunt',
};

/** B3.4, S3.2 */
function villageLimit(snapshot: Snapshot): string | undefined {
  const places = hasStyle(snapshot) ? 4 : 3;
  const open = snapshot.players.length < 4 ? 2 : snapshot.players.length - 1;
  return open < places ? `${IN_WORDS[open]} of ${IN_WORDS[places]} a round` : undefined;
}

const IN_WORDS = ['none', 'one', 'two', 'three', 'four'];

function places(snapshot: Snapshot, look: Look): string[] {
  const width = Math.floor(look.width * 0.6);
  const rest = look.width - width;
  const work = gathering(snapshot, look, width - 3);
  const gatheringHead = headed('Gathering', GATHERING_LIMITS[snapshot.players.length]);
  const villageHead = headed('Village', villageLimit(snapshot));
  // As many lines as the other frame has.
  const village = filled(villageLines(snapshot, look), work.length);
  return beside([
    { lines: frame(gatheringHead, work, width), width },
    { lines: frame(villageHead, village, rest), width: rest },
  ]);
}

const headed = (name: string, limit: string | undefined): string =>
  limit === undefined ? name : `${name}: ${limit}`;

/** What each place gives, who stands there, and what so many people bring on average. */
function gathering(snapshot: Snapshot, look: Look, width: number): string[] {
  const places = [
    ...GATHERING.map((place) => ({ place, name: place as string })),
    ...productionOf(snapshot).map(({ place, owner }) => ({
      place,
      name: `${place} of ${markOf(look, owner)}`,
    })),
  ];
  const lines = places.map(({ place, name }) => {
    const { good, divisor } = yieldAt(place);
    return placeLine(place, name, `${left(good, 5)}  dice ÷ ${divisor}`, snapshot, look);
  });
  const people = upTo(Math.min(GATHERING_CIRCLES, Math.floor((width - MEANS.from) / MEANS.wide)));
  const row = (line: string, cells: readonly string[]): string =>
    left(line, MEANS.from) + cells.map((cell) => look.ink.faint(right(cell, MEANS.wide))).join('');
  return [
    row(right(look.ink.faint('average by people'), MEANS.from), people.map(String)),
    ...lines.map((line, at) =>
      row(
        line,
        people.map((count) => mean(count, places[at]!.place)),
      ),
    ),
  ];
}

const MEANS = { from: ' 5 toolmaker  stone  dice ÷ 5  ○○○○○○○ '.length + 1, wide: 5 };

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

const mean = (people: number, place: string): string =>
  people > circlesOf(place) ? '' : averageYield(people, yieldAt(place).divisor);

const villageLines = (snapshot: Snapshot, look: Look): string[] => [
  '',
  ...villageOf(snapshot).map((place) =>
    placeLine(place, place, left(gives(place), 14), snapshot, look),
  ),
];

const placeLine = (
  place: string,
  name: string,
  what: string,
  snapshot: Snapshot,
  look: Look,
): string =>
  [
    numberAt(look, place),
    left(litOrFaint(look, place, name), 'toolmaker '.length),
    what,
    ` ${occupants(snapshot, place, look)}`,
  ].join(' ');

/** What is in a frame: lines from the top, and one at the bottom. */
interface Content {
  readonly place: string;
  readonly lines: readonly string[];
  readonly last: string;
}

const LEAST_LINES = 4;

function sold(snapshot: Snapshot, look: Look): string[] {
  const { cards, stacks } = snapshot;
  const count = cards.length + stacks.length;
  const width = Math.min(22, Math.floor(look.width / count));
  const contents = [
    ...cards.map((id, at) => cardContent(id, `card${at + 1}`, width - 3, look)),
    ...stacks.map((stack, at) => tileContent(stack, `building${at + 1}`, width - 3, look)),
  ];
  const height = Math.max(LEAST_LINES, ...contents.map(({ lines }) => lines.length));
  return beside(
    contents.map(({ place, lines, last }) => ({
      lines: frame(
        boxHead(place, look),
        [...filled(lines, height), last],
        width,
        occupants(snapshot, place, look).trim(),
      ),
      width,
    })),
  );
}

function boxHead(place: string, look: Look): string {
  const number = look.numbers.get(place);
  const name = litOrFaint(look, place, place);
  return number === undefined ? name : `${look.ink.lit(String(number))} ${name}`;
}

function cardContent(id: string, place: string, width: number, look: Look): Content {
  const [upper = '', lower = ''] = cardText(id, look);
  const price = look.ink.faint(`pay ${priceOf(place)}`);
  return { place, lines: [id === '' ? '' : price, ...wrap(upper, width)], last: lower };
}

function tileContent(
  stack: Snapshot['stacks'][number],
  place: string,
  width: number,
  look: Look,
): Content {
  const [face = '', tiles = ''] = tileText(stack);
  const [cost = '', brought = ''] = face.split(' → ');
  const [points = '', ...effects] = brought.split(', ');
  const lines = [
    ...wrap(cost, width),
    ...(points === '' ? [] : [`→ ${scored(points)}`]),
    ...effects.flatMap((effect) => wrap(effect, width)),
  ];
  return { place, lines, last: look.ink.faint(tiles) };
}

const scored = (points: string): string =>
  /^\d+$/.test(points) ? counted(Number(points), 'point') : points;

export const filled = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
];
