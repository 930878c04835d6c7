import { GATHERING, GATHERING_CIRCLES, meanYield, type Snapshot } from '@ochre/stone-age/rules';
import {
  beside,
  cut,
  frame,
  left,
  litOrFaint,
  markOf,
  numberAt,
  right,
  rule,
  widest,
  wrap,
} from '@ochre/terminal';
import { decimal } from '../decimal.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import {
  circlesOf,
  gives,
  hasStyle,
  priceOf,
  productionOf,
  villageOf,
  yieldAt,
} from '../places.ts';
import { rounded } from '../rounded.ts';
import { heading } from './heading.ts';
import { occupants } from './occupants.ts';
import { placeName } from './place-names.ts';
import { playerRows } from './players.ts';
import { cardTextWithin, tileText } from './sold.ts';

/** Where there is room: places in two frames, every card and building in one of its own. */
export function roomyBoard(snapshot: Snapshot, look: StoneAgeLook): string[] {
  return [
    rule(heading(snapshot, look), look.width),
    ...places(snapshot, look),
    ...sold(snapshot, look),
    ...playerRows(snapshot, look, () => true),
  ].map((line) => cut(line, look.width));
}

/** Below this, cards in frames would have to cut their words. */
export const isRoomy = ({ stacks, cards }: Snapshot, { width }: StoneAgeLook): boolean =>
  width >= 100 && Math.floor(width / (cards.length + stacks.length)) >= CARD;

const CARD = '│ 2 toolmakers│'.length;

/** B3.4, S3.2 */
function villageLimit(snapshot: Snapshot, { showing }: Words): string | undefined {
  const places = hasStyle(snapshot) ? 4 : 3;
  const open = snapshot.players.length < 4 ? 2 : snapshot.players.length - 1;
  return open < places ? showing.board.villageLimit(open, places) : undefined;
}

function places(snapshot: Snapshot, look: StoneAgeLook): string[] {
  const width = Math.floor(look.width * 0.6);
  const rest = look.width - width;
  const work = gathering(snapshot, look, width - 3);
  const { words } = look;
  const { gathering: head, gatheringLimits } = words.showing.board;
  const gatheringHead = headed(head, gatheringLimits[snapshot.players.length]);
  const villageHead = headed(words.solo.village, villageLimit(snapshot, words));
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
function gathering(snapshot: Snapshot, look: StoneAgeLook, width: number): string[] {
  const { words } = look;
  const places = [
    ...GATHERING.map((place) => ({ place: place as string, name: placeName(place, words) })),
    ...productionOf(snapshot).map(({ place, owner }) => ({
      place,
      name: words.showing.board.ownedBy(place, markOf(look, owner)),
    })),
  ];
  const wide = widest(places.map(({ place }) => words.goods[yieldAt(place).good]));
  const lines = placeLines(
    places.map(({ place, name }) => {
      const { good, divisor } = yieldAt(place);
      const rolled = words.showing.board.dice(divisor);
      return { place, name, what: `${left(words.goods[good], wide)}  ${rolled}` };
    }),
    snapshot,
    look,
  );
  const from = lines.before + MOST_OCCUPANTS;
  const people = upTo(Math.min(GATHERING_CIRCLES, Math.floor((width - from) / MEAN)));
  const row = (line: string, cells: readonly string[]): string =>
    left(line, from) + cells.map((cell) => look.ink.faint(right(cell, MEAN))).join('');
  return [
    row(right(look.ink.faint(words.showing.board.averages), from), people.map(String)),
    ...lines.texts.map((line, at) =>
      row(
        line,
        people.map((count) => mean(count, places[at]!.place, words)),
      ),
    ),
  ];
}

/** The columns for who stands somewhere, and for one average. */
const MOST_OCCUPANTS = 9;
const MEAN = 5;

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

const mean = (people: number, place: string, words: Words): string =>
  people > circlesOf(place)
    ? ''
    : decimal(rounded(meanYield(people, yieldAt(place).divisor)), 1, words);

const villageLines = (snapshot: Snapshot, look: StoneAgeLook): string[] => [
  '',
  ...placeLines(
    villageOf(snapshot).map((place) => ({
      place,
      name: placeName(place, look.words),
      what: gives(place, look.words),
    })),
    snapshot,
    look,
  ).texts,
];

interface PlaceText {
  readonly place: string;
  readonly name: string;
  readonly what: string;
}

/** In columns; `before` is how far they reach before those who stand there. */
function placeLines(
  places: readonly PlaceText[],
  snapshot: Snapshot,
  look: StoneAgeLook,
): { readonly texts: string[]; readonly before: number } {
  const name = Math.max(LEAST_NAME, widest(places.map((one) => one.name))) + 1;
  const what = widest(places.map((one) => one.what));
  return {
    texts: places.map((one) =>
      [
        numberAt(look, one.place),
        left(litOrFaint(look, one.place, one.name), name),
        left(one.what, what),
        ` ${occupants(snapshot, one.place, look)}`,
      ].join(' '),
    ),
    before: 2 + 1 + name + 1 + what + 2,
  };
}

/** So that both frames look alike. */
const LEAST_NAME = 'toolmaker'.length;

/** What is in a frame: lines from the top, and one at the bottom. */
interface Content {
  readonly place: string;
  readonly lines: readonly string[];
  readonly last: string;
}

const LEAST_LINES = 4;

function sold(snapshot: Snapshot, look: StoneAgeLook): string[] {
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

function boxHead(place: string, look: StoneAgeLook): string {
  const number = look.numbers.get(place);
  const name = litOrFaint(look, place, placeName(place, look.words));
  return number === undefined ? name : `${look.ink.lit(String(number))} ${name}`;
}

function cardContent(id: string, place: string, width: number, look: StoneAgeLook): Content {
  const [upper = '', lower = ''] = cardTextWithin(id, look, width);
  const price = look.ink.faint(look.words.showing.board.pay(priceOf(place, look.words)));
  return { place, lines: [id === '' ? '' : price, ...wrap(upper, width)], last: lower };
}

function tileContent(
  stack: Snapshot['stacks'][number],
  place: string,
  width: number,
  look: StoneAgeLook,
): Content {
  const [face = '', tiles = ''] = tileText(stack, look.words);
  const [cost = '', brought = ''] = face.split(' → ');
  const [points = '', ...effects] = brought.split(', ');
  const lines = [
    ...wrap(cost, width),
    ...(points === '' ? [] : [`→ ${scored(points, look.words)}`]),
    ...effects.flatMap((effect) => wrap(effect, width)),
  ];
  return { place, lines, last: look.ink.faint(tiles) };
}

const scored = (points: string, { effects }: Words): string =>
  /^\d+$/.test(points) ? effects.points(Number(points)) : points;

export const filled = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
];
