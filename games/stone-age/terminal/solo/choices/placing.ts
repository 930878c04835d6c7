import {
  type ActionOf,
  GATHERING,
  type Snapshot,
  stoneAge,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import type { Choice, Option } from '@ochre/terminal';
import { cardFace, tileFace } from '../../faces.ts';
import { spaceOf, yieldAt, yieldOf } from '../../places.ts';
import { priceTag } from '../elder.ts';
import { leftOnBoard, meanOf, soloOf } from '../limits.ts';

type Place = ActionOf<'place'>;

/** Phase 1: first a place, then how many people; in the order of the board. */
export function placingChoices(legal: readonly Place[], snapshot: Snapshot): Choice[] {
  const places = [...new Set(legal.map(({ place }) => place))].sort(
    (one, other) => orderOf(one) - orderOf(other),
  );
  return places.map((place) => {
    const options = legal
      .filter((action) => action.place === place)
      .map((action) => optionOf(action, snapshot));
    return {
      words: `place ${place}`,
      label: options.length > 1 ? `${place} 1–${options.length}` : place,
      note: placeNote(place, snapshot),
      options,
      ask: `How many people to ${place}?`,
    };
  });
}

const ORDER: readonly string[] = [...GATHERING, ...VILLAGE_ORDER];

/** Cards and buildings come last, as they are. */
const orderOf = (place: string): number =>
  ORDER.includes(place) ? ORDER.indexOf(place) : ORDER.length;

/** The number of people is the number to choose it by. */
function optionOf(action: Place, snapshot: Snapshot): Option {
  const { place, people } = action;
  const found = yieldOf(place);
  const note = found === undefined ? '' : meanInWords(snapshot, place, people);
  return { move: stoneAge.print(action), label: '', note };
}

/** "≈ 3.2 wood, ≈ -1.3 points for want of room" */
export function meanInWords(snapshot: Snapshot, place: string, people: number): string {
  const { taken, lost } = meanOf(snapshot, place, people);
  const brings = `≈ ${taken.toFixed(1)} ${yieldAt(place).good}`;
  return lost < 0.05 ? brings : `${brings}, ≈ -${lost.toFixed(1)} points for want of room`;
}

function placeNote(place: string, snapshot: Snapshot): string {
  const { cards, stacks } = snapshot;
  if (place.startsWith('card')) {
    const space = spaceOf(place);
    return `${priceTag(snapshot, space + 1)}: ${cardFace(cards[space] ?? '')}`;
  }
  if (place.startsWith('building')) return tileFace(stacks[spaceOf(place)]?.top ?? '');
  return brought(place, snapshot);
}

/** What a place of the board has or does now, in a few words. */
export function brought(place: string, snapshot: Snapshot): string {
  const { tokens, hut } = soloOf(snapshot);
  const found = yieldOf(place);
  if (found !== undefined) {
    return `${found.good} ÷${found.divisor}, ${leftOnBoard(snapshot, found.good)} there`;
  }
  switch (place) {
    case 'toolmaker':
      return `a tool, new or better; tokens there: ${tokens.low} of 1/2, ${tokens.high} of 3/4`;
    case 'field':
      return `+1 agriculture for ${hut} food`;
    default:
      return `+1 person, ${hut} wait`;
  }
}
