import {
  GATHERING,
  goodsInWords,
  type Snapshot,
  soloVillagePlaces,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import { beside, type Look, left, litOrFaint, markOf, numberAt, widest } from '@ochre/terminal';
import { occupants } from '../../board/occupants.ts';
import { briefCardText, cardText, tileText } from '../../board/sold.ts';
import { tileSigns } from '../../faces.ts';
import { yieldOf } from '../../places.ts';
import { isElderAt, priceTag } from '../elder.ts';
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
  look: Look,
  isShown: (place: string) => boolean,
): string[] {
  const shown = ({ place }: Line): boolean => isShown(place);
  const work = workLines(snapshot, look).filter(shown);
  const room = look.width - LEFT.width - RIGHT.besides;
  const full = soldLines(snapshot, look, 'whole').filter(shown);
  const sold =
    widest(full.map(({ what }) => what)) <= room
      ? full
      : soldLines(snapshot, look, 'brief').filter(shown);
  const wide = widest(sold.map(({ what }) => what));
  const works = work.map((line) => lineText(line, LEFT, LEFT.what, look));
  const sale = sold.map((line) => lineText(line, RIGHT, wide, look));
  if (wide > room) return [...works, ...sale];
  // Below what is sold there are two lines to fill.
  const more = isShown('hut') ? [villageLimit(snapshot), poolInWords(snapshot)] : [];
  return beside([
    { lines: works, width: LEFT.width },
    { lines: [...sale, ...more.map((line) => `   ${line}`)], width: look.width - LEFT.width },
  ]);
}

const LEFT = {
  name: 'toolmaker'.length,
  what: '1/2×3 3/4×2'.length,
  width: 2 + 1 + 'toolmaker'.length + 1 + '1/2×3 3/4×2'.length + 1 + 'no limit'.length + 1,
};
const RIGHT = {
  name: 'card2 2 stone'.length,
  /** A number, the name, who stands there, and the spaces between. */
  besides: 2 + 1 + 'card2 2 stone'.length + 1 + 2,
};

const lineText = (
  { place, name, what, there }: Line,
  { name: wide }: { readonly name: number },
  whatWide: number,
  look: Look,
): string =>
  [
    numberAt(look, place),
    left(litOrFaint(look, place, name), wide),
    left(what, whatWide),
    there,
  ].join(' ');

/** P4.2 */
function villageLimit(snapshot: Snapshot): string {
  const places = soloVillagePlaces(ownerOf(snapshot));
  return places === 3 ? 'village: all 3 places a turn' : `village: ${places} of 3 places a turn`;
}

/** P2.2: what cards can give. */
const poolInWords = (snapshot: Snapshot): string =>
  `pool: ${goodsInWords(soloOf(snapshot).outside)}`;

const workLines = (snapshot: Snapshot, look: Look): Line[] =>
  [...GATHERING, ...VILLAGE_ORDER].map((place) => ({
    place,
    name: place,
    what: stockOf(snapshot, place),
    there: thereOn(snapshot, place, look),
  }));

/** What is left at a place: "13 wood ÷3", the tool tokens, the price of the field. */
export function stockOf(snapshot: Snapshot, place: string): string {
  const { tokens, hut } = soloOf(snapshot);
  const found = yieldOf(place);
  if (found !== undefined) {
    const count = String(leftOnBoard(snapshot, found.good)).padStart(2);
    return `${count} ${found.good} ÷${found.divisor}`;
  }
  switch (place) {
    case 'toolmaker':
      return `1/2×${tokens.low} 3/4×${tokens.high}`;
    case 'field':
      return `pay ${hut} food`;
    default:
      return `${hut} wait`;
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
export function thereOn(snapshot: Snapshot, place: string, look: Look): string {
  const people = peopleOn(snapshot, place);
  if (people === 0 && isUsedUp(snapshot, place)) return look.ink.faint('empty');
  if (!isElderAt(snapshot, place)) return occupants(snapshot, place, look);
  const elder = look.ink.warn('elder');
  return people === 0 ? elder : `${markOf(look, 0)}${people} ${elder}`;
}

const soldLines = (snapshot: Snapshot, look: Look, how: 'whole' | 'brief'): Line[] => [
  ...snapshot.cards.map((id, at) => ({
    place: `card${at + 1}`,
    name: `card${at + 1}${id === '' ? '' : ` ${priceTag(snapshot, at + 1)}`}`,
    what: id === '' ? 'empty' : cardFaceOf(id, look, how),
    there: occupants(snapshot, `card${at + 1}`, look),
  })),
  ...snapshot.stacks.map((stack, at) => ({
    place: `building${at + 1}`,
    name: `building${at + 1}`,
    what: how === 'whole' ? tileText(stack).join(' · ') : tileSigns(stack.top),
    there: occupants(snapshot, `building${at + 1}`, look),
  })),
];

const cardFaceOf = (id: string, look: Look, how: 'whole' | 'brief'): string =>
  (how === 'whole' ? cardText(id, look) : briefCardText(id, look)).join(' · ');
