import {
  GATHERING,
  GATHERING_CIRCLES,
  type Snapshot,
  soloVillagePlaces,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import {
  beside,
  frame,
  left,
  litOrFaint,
  numberAt,
  right,
  widest,
  wrap,
  wrapParts,
} from '@ochre/terminal';
import { placeName } from '../../board/place-names.ts';
import { filled, upTo } from '../../board/roomy.ts';
import { slip } from '../../board/slip.ts';
import { cardTextWithin } from '../../board/sold.ts';
import { decimal } from '../../decimal.ts';
import { tileFace } from '../../faces.ts';
import type { StoneAgeLook } from '../../look.ts';
import { circlesOf, yieldAt } from '../../places.ts';
import { isElderAt, priceTag } from '../elder.ts';
import { leftOnBoard, meanOf, ownerOf, soloOf } from '../limits.ts';
import { labelled, listed } from './lines.ts';
import { poolWithin, stockOf, THERE, thereOn } from './places.ts';

/** Where there is room: the places in two frames, every card and stack in one of its own. */

/** Below this, cards in frames would have to cut their words. */
export const isRoomy = (width: number): boolean => width >= 110;

export function placeFrames(snapshot: Snapshot, look: StoneAgeLook): string[] {
  const width = Math.floor(look.width * 0.6);
  const rest = look.width - width;
  const { words } = look;
  const work = gathering(snapshot, look, width - 3);
  const village = filled(villageLines(snapshot, look, rest - 3), work.length);
  return beside([
    { lines: frame(words.showing.board.gathering, work, width), width },
    { lines: frame(words.solo.village, village, rest), width: rest },
  ]);
}

/** What is left at each place, and what so many people bring on average, as far as there is room. */
function gathering(snapshot: Snapshot, look: StoneAgeLook, width: number): string[] {
  const { texts, before } = placeTexts(GATHERING, snapshot, look);
  const from = before + THERE;
  const people = upTo(Math.min(GATHERING_CIRCLES, Math.floor((width - from) / MEAN)));
  const row = (line: string, cells: readonly string[]): string =>
    left(line, from) + cells.map((cell) => look.ink.faint(right(cell, MEAN))).join('');
  const title = look.ink.faint(look.words.showing.solo.places.averages);
  return [
    row(right(title, from), people.map(String)),
    ...GATHERING.map((place, at) =>
      row(
        texts[at] ?? '',
        people.map((count) => mean(snapshot, place, count, look)),
      ),
    ),
  ];
}

/** The column for one average. */
const MEAN = 5;

function mean(snapshot: Snapshot, place: string, people: number, { words }: StoneAgeLook): string {
  const isEmpty = leftOnBoard(snapshot, yieldAt(place).good) === 0;
  if (isEmpty || isElderAt(snapshot, place) || people > circlesOf(place)) return '';
  return decimal(meanOf(snapshot, place, people).taken, 1, words);
}

/** In columns; `before` is how far they reach before those who stand there. */
function placeTexts(
  places: readonly string[],
  snapshot: Snapshot,
  look: StoneAgeLook,
): { readonly texts: string[]; readonly before: number } {
  const { words } = look;
  const name = Math.max(LEAST_NAME, widest(places.map((place) => placeName(place, words))));
  const stock = widest(places.map((place) => stockOf(snapshot, place, words))) + 1;
  return {
    texts: places.map((place) =>
      [
        numberAt(look, place),
        left(litOrFaint(look, place, placeName(place, words)), name),
        left(stockOf(snapshot, place, words), stock),
        thereOn(snapshot, place, look),
      ].join(' '),
    ),
    before: 2 + 1 + name + 1 + stock + 1,
  };
}

/** So that both frames look alike. */
const LEAST_NAME = 'toolmaker'.length;

/** P4.2, P4.3, P4.6 */
function villageLines(snapshot: Snapshot, look: StoneAgeLook, width: number): string[] {
  const { villageInOrder, outsidePool } = look.words.showing.solo.places;
  const limit = villageInOrder(soloVillagePlaces(ownerOf(snapshot)));
  return [
    ...placeTexts(VILLAGE_ORDER, snapshot, look).texts,
    '',
    look.ink.faint(`   ${limit}`),
    look.ink.faint(`   ${poolWithin(snapshot, look.words, outsidePool, width - 3)}`),
  ];
}

/** Cards with their prices in what the elder takes; stacks with the tiles below. */
export function soldFrames(snapshot: Snapshot, look: StoneAgeLook): string[] {
  const { cards, stacks } = snapshot;
  const width = Math.floor(look.width / CARDS_AND_STACKS);
  const wide = Math.floor((look.width - cards.length * width) / stacks.length);
  const boxes = [
    ...cards.map((id, at) => ({
      place: `card${at + 1}`,
      lines: cardLines(id, at, width - 3, snapshot, look),
      width,
    })),
    ...stacks.map((_, at) => ({
      place: `building${at + 1}`,
      lines: stackLines(soloOf(snapshot).stacks[at]!, wide - 3, look),
      width: wide,
    })),
  ];
  const height = Math.max(...boxes.map(({ lines }) => lines.length));
  return beside(
    boxes.map(({ place, lines, width: own }) => ({
      lines: frame(
        headOf(place, look),
        filled(lines, height),
        own,
        thereOn(snapshot, place, look).trim(),
      ),
      width: own,
    })),
  );
}

/** Four cards, and two stacks that are half as wide again. */
const CARDS_AND_STACKS = 7;

function headOf(place: string, look: StoneAgeLook): string {
  const number = look.numbers.get(place);
  const name = litOrFaint(look, place, placeName(place, look.words));
  return number === undefined ? name : `${look.ink.lit(String(number))} ${name}`;
}

function cardLines(
  id: string,
  space: number,
  width: number,
  snapshot: Snapshot,
  look: StoneAgeLook,
): string[] {
  if (id === '') return [look.ink.faint(look.words.table.emptyStack)];
  const [upper = '', lower = ''] = cardTextWithin(id, look, width);
  return [look.ink.strong(priceTag(snapshot, space + 1, look.words)), ...wrap(upper, width), lower];
}

function stackLines(
  stack: readonly string[],
  width: number,
  { ink, words }: StoneAgeLook,
): string[] {
  const { places } = words.showing.solo;
  const [top, ...below] = stack;
  if (top === undefined) return [ink.faint(words.table.emptyStack)];
  const [cost = '', brings = ''] = tileFace(top, words).split(' → ');
  return [
    ...wrapParts([...cost.split(' '), `→ ${brings}`], ' ', width),
    ...(below.length === 0
      ? [ink.faint(places.last)]
      : wrapParts(
          labelled(places.next, listed(below.map((id) => slip(id, words)))),
          ' ',
          width,
        ).map(ink.faint)),
    ink.faint(places.tilesLeft(stack.length)),
  ];
}
