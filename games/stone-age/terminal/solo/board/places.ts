import { GATHERING, type Snapshot, soloVillagePlaces, VILLAGE_ORDER } from '@ochre/stone-age/rules';
import {
  beside,
  displayWidth,
  left,
  litOrFaint,
  markOf,
  numberAt,
  right,
  widest,
} from '@ochre/terminal';
import { goodsBriefly, goodsInSigns } from '../../board/good-names.ts';
import { occupants } from '../../board/occupants.ts';
import { placeName } from '../../board/place-names.ts';
import { slip } from '../../board/slip.ts';
import { briefCardText, cardText, tileText } from '../../board/sold.ts';
import { tileSigns } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import type { StoneAgeLook } from '../../look.ts';
import { yieldOf } from '../../places.ts';
import { isElderAt, priceSign, priceTag } from '../elder.ts';
import { leftOnBoard, ownerOf, peopleOn, soloOf } from '../limits.ts';

/** The places in two columns of lines, for terminals of 80 columns and 24 rows. */

interface Line {
  readonly place: string;
  readonly name: string;
  readonly what: string;
  readonly there: string;
}

export function placeLines(
  snapshot: Snapshot,
  look: StoneAgeLook,
  isShown: (place: string) => boolean,
): string[] {
  const shown = ({ place }: Line): boolean => isShown(place);
  const allWork = workLines(snapshot, look);
  const width = 2 + 1 + nameWidth(allWork) + 1 + whatWidth(allWork) + 1 + THERE + 1;
  // A number, who stands there, and the spaces between.
  const room = look.width - width - (2 + 1 + 1 + 2);
  const fits = (lines: readonly Line[], others: readonly Line[]): boolean =>
    nameWidth([...lines, ...others]) + whatWidth(lines.filter(shown)) <= room;
  const tileForms = HOW.map((how) => tileLines(snapshot, look, how));
  const [allTiles = []] = tileForms;
  const cards = fullest(
    HOW.map((how) => cardLines(snapshot, look, how)),
    (lines) => fits(lines, allTiles),
  );
  const tiles = fullest(tileForms, (lines) => fits(lines, cards));
  const all = [...cards, ...tiles];
  const sold = all.filter(shown);
  const works = inColumns(allWork.filter(shown), allWork, look);
  const sale = inColumns(sold, all, look, whatWidth(sold));
  if (!fits(sold, all)) return [...works, ...sale];
  // Below what is sold there are two lines to fill.
  const more = isShown('hut') ? villageAndPool(snapshot, look.words, look.width - width - 3) : [];
  return beside([
    { lines: works, width },
    { lines: [...sale, ...more.map((line) => `   ${line}`)], width: look.width - width },
  ]);
}

/** The first form that fits, or the barest. */
const fullest = (forms: readonly Line[][], fits: (lines: readonly Line[]) => boolean): Line[] =>
  forms.find(fits) ?? forms.at(-1) ?? [];

/** Seven people, or what stands for any number of them. */
export const THERE = 8;

const nameWidth = (lines: readonly Line[]): number => widest(lines.map(({ name }) => name));
const whatWidth = (lines: readonly Line[]): number => widest(lines.map(({ what }) => what));

/** Lines as wide as those they are among. */
const inColumns = (
  lines: readonly Line[],
  among: readonly Line[],
  look: StoneAgeLook,
  wide = whatWidth(among),
): string[] =>
  lines.map(({ place, name, what, there }) =>
    [
      numberAt(look, place),
      left(litOrFaint(look, place, name), nameWidth(among)),
      left(what, wide),
      there,
    ].join(' '),
  );

/** P4.2, P2.2 */
function villageAndPool(snapshot: Snapshot, words: Words, width: number): string[] {
  const { village, pool } = words.showing.solo.places;
  return [village(soloVillagePlaces(ownerOf(snapshot))), poolWithin(snapshot, words, pool, width)];
}

/** P2.2: what cards can give, in letters where there is little room. */
export function poolWithin(
  snapshot: Snapshot,
  words: Words,
  said: (goods: string) => string,
  width: number,
): string {
  const { outside } = soloOf(snapshot);
  const whole = said(goodsBriefly(outside, words));
  return displayWidth(whole) <= width ? whole : said(goodsInSigns(outside, words));
}

const workLines = (snapshot: Snapshot, look: StoneAgeLook): Line[] =>
  [...GATHERING, ...VILLAGE_ORDER].map((place) => ({
    place,
    name: placeName(place, look.words),
    what: stockOf(snapshot, place, look.words),
    there: thereOn(snapshot, place, look),
  }));

/** What is left at a place: "13 wood ÷3", the tool tokens, the price of the field. */
export function stockOf(snapshot: Snapshot, place: string, words: Words): string {
  const { tokens, hut } = soloOf(snapshot);
  const found = yieldOf(place);
  if (found !== undefined) {
    const count = right(`${leftOnBoard(snapshot, found.good)}`, 2);
    return `${count} ${words.goods[found.good]} ÷${found.divisor}`;
  }
  switch (place) {
    case 'toolmaker':
      return `1/2×${tokens.low} 3/4×${tokens.high}`;
    case 'field':
      return words.showing.solo.places.fieldPrice(hut);
    default:
      return words.solo.wait(hut);
  }
}

/** P4.1: nothing is left to gather, nobody waits in the hut. */
function isUsedUp(snapshot: Snapshot, place: string): boolean {
  const found = yieldOf(place);
  return found === undefined
    ? place === 'hut' && soloOf(snapshot).hut === 0
    : leftOnBoard(snapshot, found.good) === 0;
}

/** Who stands there, and the elder: where he is, nobody else is placed. */
export function thereOn(snapshot: Snapshot, place: string, look: StoneAgeLook): string {
  const people = peopleOn(snapshot, place);
  const { table, showing } = look.words;
  if (people === 0 && isUsedUp(snapshot, place)) return look.ink.faint(table.emptyStack);
  if (!isElderAt(snapshot, place)) return occupants(snapshot, place, look);
  const elder = look.ink.warn(showing.solo.elder.mark);
  return people === 0 ? elder : `${markOf(look, 0)}${people} ${elder}`;
}

/** From the fullest to the barest. */
const HOW = ['whole', 'brief', 'signs'] as const;
type How = (typeof HOW)[number];

const cardLines = (snapshot: Snapshot, look: StoneAgeLook, how: How): Line[] =>
  snapshot.cards.map((id, at) => {
    const place = `card${at + 1}`;
    const name = placeName(place, look.words);
    const price = (how === 'signs' ? priceSign : priceTag)(snapshot, at + 1, look.words);
    return {
      place,
      name: id === '' ? name : `${name} ${price}`,
      what: id === '' ? look.words.table.emptyStack : cardFaceOf(id, look, how),
      there: occupants(snapshot, place, look),
    };
  });

const tileLines = (snapshot: Snapshot, look: StoneAgeLook, how: How): Line[] =>
  snapshot.stacks.map((stack, at) => {
    const place = `building${at + 1}`;
    return {
      place,
      name: placeName(place, look.words),
      what: tileFaceOf(stack, look.words, how),
      there: occupants(snapshot, place, look),
    };
  });

const cardFaceOf = (id: string, look: StoneAgeLook, how: How): string =>
  (how === 'whole' ? cardText : briefCardText)(id, look).join(' · ');

function tileFaceOf(stack: Snapshot['stacks'][number], words: Words, how: How): string {
  if (how === 'whole' || stack.top === '') return tileText(stack, words).join(' · ');
  return how === 'brief' ? tileSigns(stack.top, words) : slip(stack.top, words);
}
