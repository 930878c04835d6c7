import {
  GATHERING,
  GATHERING_CIRCLES,
  goodsInWords,
  type Snapshot,
  soloVillagePlaces,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import {
  beside,
  counted,
  frame,
  type Look,
  left,
  litOrFaint,
  numberAt,
  right,
  wrap,
  wrapParts,
} from '@ochre/terminal';
import { filled, upTo } from '../../board/roomy.ts';
import { lowerText } from '../../board/sold.ts';
import { cardOf, tileFace, upperFace } from '../../faces.ts';
import { circlesOf, yieldAt } from '../../places.ts';
import { isElderAt, priceTag } from '../elder.ts';
import { leftOnBoard, meanOf, ownerOf, soloOf } from '../limits.ts';
import { labelled, listed } from './lines.ts';
import { stockOf, thereOn } from './places.ts';
import { slip } from './stacks.ts';

/** Where there is room: the places in two frames, every card and stack in one of its own. */

/** Below this, cards in frames would have to cut their words. */
export const isRoomy = (width: number): boolean => width >= 110;

export function placeFrames(snapshot: Snapshot, look: Look): string[] {
  const width = Math.floor(look.width * 0.6);
  const rest = look.width - width;
  const work = gathering(snapshot, look, width - 3);
  const village = filled(villageLines(snapshot, look), work.length);
  return beside([
    { lines: frame('Gathering', work, width), width },
    { lines: frame('Village', village, rest), width: rest },
  ]);
}

/** What is left at each place, and what so many people bring on average, as far as there is room. */
function gathering(snapshot: Snapshot, look: Look, width: number): string[] {
  const people = upTo(Math.min(GATHERING_CIRCLES, Math.floor((width - MEANS.from) / MEANS.wide)));
  const row = (line: string, cells: readonly string[]): string =>
    left(line, MEANS.from) + cells.map((cell) => look.ink.faint(right(cell, MEANS.wide))).join('');
  return [
    row(right(look.ink.faint('average kept, by people'), MEANS.from), people.map(String)),
    ...GATHERING.map((place) =>
      row(
        placeText(place, snapshot, look),
        people.map((count) => mean(snapshot, place, count)),
      ),
    ),
  ];
}

const MEANS = { from: ' 5 toolmaker 12 stone ÷5  no limit'.length, wide: 5 };

function mean(snapshot: Snapshot, place: string, people: number): string {
  const isEmpty = leftOnBoard(snapshot, yieldAt(place).good) === 0;
  if (isEmpty || isElderAt(snapshot, place) || people > circlesOf(place)) return '';
  return meanOf(snapshot, place, people).taken.toFixed(1);
}

const placeText = (place: string, snapshot: Snapshot, look: Look): string =>
  [
    numberAt(look, place),
    left(litOrFaint(look, place, place), 'toolmaker'.length),
    left(stockOf(snapshot, place), '12 stone ÷5 '.length),
    thereOn(snapshot, place, look),
  ].join(' ');

/** P4.2, P4.3, P4.6 */
function villageLines(snapshot: Snapshot, look: Look): string[] {
  const places = soloVillagePlaces(ownerOf(snapshot));
  const limit = places === 3 ? 'all 3 places' : `${places} of 3 places`;
  return [
    ...VILLAGE_ORDER.map((place) => placeText(place, snapshot, look)),
    '',
    look.ink.faint(`   ${limit} a turn, the upper ones first`),
    look.ink.faint(`   outside pool: ${goodsInWords(soloOf(snapshot).outside)}`),
  ];
}

/** Cards with their prices in what the elder takes; stacks with the tiles below. */
export function soldFrames(snapshot: Snapshot, look: Look): string[] {
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

function headOf(place: string, look: Look): string {
  const number = look.numbers.get(place);
  const name = litOrFaint(look, place, place);
  return number === undefined ? name : `${look.ink.lit(String(number))} ${name}`;
}

function cardLines(
  id: string,
  space: number,
  width: number,
  snapshot: Snapshot,
  look: Look,
): string[] {
  const card = cardOf(id);
  if (card === undefined) return [look.ink.faint('empty')];
  return [
    look.ink.strong(priceTag(snapshot, space + 1)),
    ...wrap(upperFace(card.upper), width),
    lowerText(card.lower, look),
  ];
}

function stackLines(stack: readonly string[], width: number, { ink }: Look): string[] {
  const [top, ...below] = stack;
  if (top === undefined) return [ink.faint('empty')];
  return [
    ...wrap(tileFace(top), width),
    ...(below.length === 0
      ? [ink.faint('the last one')]
      : wrapParts(labelled('then', listed(below.map(slip))), ' ', width).map(ink.faint)),
    ink.faint(`${counted(stack.length, 'tile')} left`),
  ];
}
