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
  type Look,
  left,
  litOrFaint,
  markOf,
  numberAt,
  rule,
  widest,
} from '@ochre/terminal';
import { withSigns } from '../faces.ts';
import { gives, givesBriefly, productionOf, villageOf } from '../places.ts';
import { heading } from './heading.ts';
import { occupants } from './occupants.ts';
import { playerRows } from './players.ts';
import { briefTileText, cardText, tileText } from './sold.ts';

/** What of the board is shown. */
export interface Shown {
  /** The line below a player. */
  details(seat: number): boolean;
  places(place: string): boolean;
}

/** The board in two columns of lines, for terminals of 80 columns and 24 rows. */
export function compactBoard(snapshot: Snapshot, look: Look, shown: Shown): string[] {
  return [
    rule(heading(snapshot, look), look.width),
    ...places(snapshot, look, shown),
    rule('', look.width),
    ...playerRows(snapshot, look, shown.details),
  ].map((line) => cut(line, look.width));
}

/** A number, the longest name of a place, and the spaces behind both. */
const AHEAD = 2 + 1 + 'toolmaker'.length + 1;
const GIVES = { least: 'stone ÷5'.length, most: '+1 agriculture'.length };

/** Seven circles, or how many of each player hunt. */
const circles = ({ players }: Snapshot): number => Math.max(9, 2 * players.length);

/** A line of the board: a place, how it is written, what it brings or costs, and who stands there. */
interface Line {
  readonly place: string;
  readonly name: string;
  readonly what: string;
  readonly there: string;
}

function places(snapshot: Snapshot, look: Look, shown: Shown): string[] {
  // Wider, and the eye would lose the line.
  const workMost = AHEAD + GIVES.most + 1 + circles(snapshot) + 3;
  // What a line needs beside the text of a card or tile, when both columns are on it.
  const besides = AHEAD + GIVES.least + 1 + circles(snapshot) + 1 + AHEAD + 2;
  const isShown = ({ place }: Line): boolean => shown.places(place);
  const full = soldLines(snapshot, look, false).filter(isShown);
  const fits = widest(full.map(({ what }) => what)) <= look.width - besides;
  const sold = fits ? full : soldLines(snapshot, look, true).filter(isShown);
  const text = widest([...sold.map(({ what }) => what), PRODUCTION]);
  const soldWidth = AHEAD + text + 2;
  const workWidth = Math.min(look.width - soldWidth - 1, workMost);
  const room = workWidth - AHEAD - 1 - circles(snapshot);
  const row = ({ place, name, what, there }: Line, wide: number): string =>
    [
      numberAt(look, place),
      left(litOrFaint(look, place, name), 'toolmaker'.length),
      left(what, wide),
      there,
    ].join(' ');
  const wide = Math.max(GIVES.least, Math.min(GIVES.most, room));
  const work = workLines(snapshot, look, wide).filter(isShown);
  // Production buildings where there are fewer lines.
  for (const line of productionLines(snapshot, look).filter(isShown)) {
    if (work.length <= sold.length || room < GIVES.least) work.push(line);
    else sold.push({ ...line, what: `${left(line.what, GIVES.least)} ${line.there}`, there: '' });
  }
  const works = work.map((line) => row(line, wide));
  const sale = sold.map((line) => row(line, text));
  if (room < GIVES.least) return [...works, ...sale];
  return beside([
    { lines: works, width: workWidth + 1 },
    { lines: sale, width: soldWidth },
  ]);
}

/** What a production building needs in the column of what is sold. */
const PRODUCTION = 'stone ÷5 ○○○';

const workLines = (snapshot: Snapshot, look: Look, width: number): Line[] =>
  [...GATHERING, ...villageOf(snapshot)].map((place) => ({
    place,
    name: place,
    what: displayWidth(gives(place)) > width ? givesBriefly(place) : gives(place),
    there: occupants(snapshot, place, look),
  }));

const productionLines = (snapshot: Snapshot, look: Look): Line[] =>
  productionOf(snapshot).map(({ place, owner }) => ({
    place,
    name: `${place} of ${markOf(look, owner)}`,
    what: gives(place),
    there: occupants(snapshot, place, look),
  }));

/** "card5 ◆◆◆": what the number of the space does not say, it costs jewelry (S6.1). */
function withJewelry(space: CardSpace): string {
  const { count, of } = CARD_COSTS[space];
  return of === 'jewelry' ? `${space} ${'◆'.repeat(count)}` : space;
}

/** Cards and buildings, each with what is on it. Where there is little room, in signs. */
const soldLines = (snapshot: Snapshot, look: Look, briefly: boolean): Line[] => [
  ...snapshot.cards.map((id, at) => {
    const face = cardText(id, look).join(' · ');
    return {
      place: `card${at + 1}`,
      name: withJewelry(CARD_SPACES[at]!),
      what: briefly ? withSigns(face) : face,
      there: occupants(snapshot, `card${at + 1}`, look),
    };
  }),
  ...snapshot.stacks.map((stack, at) => ({
    place: `building${at + 1}`,
    name: `building${at + 1}`,
    what: (briefly ? briefTileText(stack) : tileText(stack)).join(' · '),
    there: occupants(snapshot, `building${at + 1}`, look),
  })),
];
