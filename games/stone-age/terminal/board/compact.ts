import {
  CARD_COSTS,
  CARD_SPACES,
  type CardSpace,
  GATHERING,
  type Snapshot,
} from '@ochre/stone-age/rules';
import {
  beside,
  cut,
  displayWidth,
  left,
  litOrFaint,
  markOf,
  numberAt,
  rule,
  widest,
} from '@ochre/terminal';
import { withSigns } from '../faces.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { gives, givesBriefly, productionOf, villageOf } from '../places.ts';
import { heading } from './heading.ts';
import { occupants } from './occupants.ts';
import { placeName } from './place-names.ts';
import { playerRows } from './players.ts';
import { briefCardText, briefTileText, cardText, tileSlipText, tileText } from './sold.ts';

/** What of the board is shown. */
export interface Shown {
  /** The line below a player. */
  details(seat: number): boolean;
  places(place: string): boolean;
}

/** The board in two columns of lines, for terminals of 80 columns and 24 rows. */
export function compactBoard(snapshot: Snapshot, look: StoneAgeLook, shown: Shown): string[] {
  return [
    rule(heading(snapshot, look), look.width),
    ...places(snapshot, look, shown),
    rule('', look.width),
    ...playerRows(snapshot, look, shown.details),
  ].map((line) => cut(line, look.width));
}

/** A number, the longest name of a place, and the spaces behind both. */
const ahead = (lines: readonly Line[]): number => 2 + 1 + widest(lines.map(nameOf)) + 1;

const nameOf = ({ name }: Line): string => name;

/** What all places give, and those to gather at, which are never cut. */
const givesWidths = (
  snapshot: Snapshot,
  words: Words,
): { readonly least: number; readonly most: number } => ({
  least: widest(GATHERING.map((place) => gives(place, words))),
  most: widest([...GATHERING, ...villageOf(snapshot)].map((place) => gives(place, words))),
});

/** Seven circles, or how many of each player hunt. */
const circles = ({ players }: Snapshot): number => Math.max(9, 2 * players.length);

/** A line of the board: a place, how it is written, what it brings or costs, and who stands there. */
interface Line {
  readonly place: string;
  readonly name: string;
  readonly what: string;
  readonly there: string;
}

function places(snapshot: Snapshot, look: StoneAgeLook, shown: Shown): string[] {
  const { least, most } = givesWidths(snapshot, look.words);
  const isShown = ({ place }: Line): boolean => shown.places(place);
  const works = [...workLines(snapshot, look), ...productionLines(snapshot, look)];
  const workAhead = ahead(works);
  // Wider, and the eye would lose the line.
  const workMost = workAhead + most + 1 + circles(snapshot) + 3;
  const cards = HOW.map((how) => cardLines(snapshot, look, how));
  const tiles = HOW.map((how) => tileLines(snapshot, look, how));
  const soldAhead = ahead([...cards, ...tiles].flat());
  // What a line needs beside the text of a card or tile, when both columns are on it.
  const besides = workAhead + least + 1 + circles(snapshot) + 1 + soldAhead + 2;
  const fits = (lines: readonly Line[]): boolean =>
    widest(lines.filter(isShown).map(({ what }) => what)) <= look.width - besides;
  const sold = [cards, tiles].flatMap((forms) =>
    (forms.find(fits) ?? forms[1] ?? []).filter(isShown),
  );
  const text = Math.max(widest(sold.map(({ what }) => what)), least + ' ○○○'.length);
  const soldWidth = soldAhead + text + 2;
  const workWidth = Math.min(look.width - soldWidth - 1, workMost);
  const room = workWidth - workAhead - 1 - circles(snapshot);
  const wide = Math.max(least, Math.min(most, room));
  const work = workLines(snapshot, look, wide).filter(isShown);
  // Production buildings where there are fewer lines.
  for (const line of productionLines(snapshot, look).filter(isShown)) {
    if (work.length <= sold.length || room < least) work.push(line);
    else sold.push({ ...line, what: `${left(line.what, least)} ${line.there}`, there: '' });
  }
  const atWork = work.map((line) => rowOf(line, look, workAhead, wide));
  const forSale = sold.map((line) => rowOf(line, look, soldAhead, text));
  if (room < least) return [...atWork, ...forSale];
  return beside([
    { lines: atWork, width: workWidth + 1 },
    { lines: forSale, width: soldWidth },
  ]);
}

const rowOf = (
  { place, name, what, there }: Line,
  look: StoneAgeLook,
  before: number,
  wide: number,
): string =>
  [
    left(`${numberAt(look, place)} ${litOrFaint(look, place, name)}`, before - 1),
    left(what, wide),
    there,
  ].join(' ');

const workLines = (
  snapshot: Snapshot,
  look: StoneAgeLook,
  width = Number.POSITIVE_INFINITY,
): Line[] =>
  [...GATHERING, ...villageOf(snapshot)].map((place) => ({
    place,
    name: placeName(place, look.words),
    what: givesWithin(place, width, look.words),
    there: occupants(snapshot, place, look),
  }));

/** What a place gives, in as many words as find room. */
function givesWithin(place: string, width: number, words: Words): string {
  const { tool, person } = words.telling.faces.signs;
  const briefly = givesBriefly(place, words);
  const sign = place === 'toolmaker' ? tool : place === 'hut' ? person : briefly;
  const forms = [gives(place, words), briefly];
  return forms.find((form) => displayWidth(form) <= width) ?? sign;
}

const productionLines = (snapshot: Snapshot, look: StoneAgeLook): Line[] =>
  productionOf(snapshot).map(({ place, owner }) => ({
    place,
    name: look.words.showing.board.ownedBy(place, markOf(look, owner)),
    what: gives(place, look.words),
    there: occupants(snapshot, place, look),
  }));

/** "card5 ◆◆◆": what the number of the space does not say, it costs jewelry (S6.1). */
function withJewelry(space: CardSpace, words: Words): string {
  const { count, of } = CARD_COSTS[space];
  const name = placeName(space, words);
  return of === 'jewelry' ? `${name} ${'◆'.repeat(count)}` : name;
}

/** From the fullest to the barest. */
const HOW = ['whole', 'brief', 'signs'] as const;
type How = (typeof HOW)[number];

/** Each with what is on it. */
const cardLines = (snapshot: Snapshot, look: StoneAgeLook, how: How): Line[] =>
  snapshot.cards.map((id, at) => ({
    place: `card${at + 1}`,
    name: withJewelry(CARD_SPACES[at]!, look.words),
    what: CARD_TEXTS[how](id, look),
    there: occupants(snapshot, `card${at + 1}`, look),
  }));

const tileLines = (snapshot: Snapshot, look: StoneAgeLook, how: How): Line[] =>
  snapshot.stacks.map((stack, at) => ({
    place: `building${at + 1}`,
    name: placeName(`building${at + 1}`, look.words),
    what: TILE_TEXTS[how](stack, look.words).join(' · '),
    there: occupants(snapshot, `building${at + 1}`, look),
  }));

const CARD_TEXTS: Readonly<Record<How, (id: string, look: StoneAgeLook) => string>> = {
  whole: (id, look) => cardText(id, look).join(' · '),
  brief: (id, look) => withSigns(cardText(id, look).join(' · '), look.words),
  signs: (id, look) => withSigns(briefCardText(id, look).join(' · '), look.words),
};

const TILE_TEXTS = { whole: tileText, brief: briefTileText, signs: tileSlipText } as const;
