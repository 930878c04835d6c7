import {
  type ActionOf,
  GATHERING,
  type PlaceName,
  type Snapshot,
  stoneAge,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import type { Choice, Option } from '@ochre/terminal';
import { placeChoice } from '../../choices/placing.ts';
import { cardFace, tileFace } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import { spaceOf, yieldAt, yieldOf } from '../../places.ts';
import { leftOnBoard, meanOf, soloOf } from '../limits.ts';
import { priceNow } from './price-now.ts';

type Place = ActionOf<'place'>;

/** Phase 1: first a place, then how many people; in the order of the board. */
export function placingChoices(
  legal: readonly Place[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const places = [...new Set(legal.map(({ place }) => place))].sort(
    (one, other) => orderOf(one) - orderOf(other),
  );
  return places.map((place) => {
    const options = legal
      .filter((action) => action.place === place)
      .map((action) => optionOf(action, snapshot, words));
    return placeChoice(place, options, placeNote(place, snapshot, words), words);
  });
}

const ORDER: readonly string[] = [...GATHERING, ...VILLAGE_ORDER];

/** Cards and buildings come last, as they are. */
const orderOf = (place: string): number =>
  ORDER.includes(place) ? ORDER.indexOf(place) : ORDER.length;

/** The number of people is the number to choose it by. */
function optionOf(action: Place, snapshot: Snapshot, words: Words): Option {
  const { place, people } = action;
  const note = yieldOf(place) === undefined ? '' : meanAlone(snapshot, place, people, words);
  return { move: stoneAge.print(action), label: '', note };
}

/** "wood ≈ 3.2, no room: ≈ -1.3 points" */
export function meanAlone(snapshot: Snapshot, place: string, people: number, words: Words): string {
  const { taken, lost } = meanOf(snapshot, place, people);
  const { about } = words.odds;
  const brings = `${words.goods[yieldAt(place).good]} ${about(words.number(oneDigit(taken)))}`;
  if (lost < 0.05) return brings;
  const points = about(`-${words.effects.points(oneDigit(lost))}`);
  return `${brings}, ${words.telling.choices.noRoom(points)}`;
}

const oneDigit = (value: number): number => Number(value.toFixed(1));

function placeNote(place: PlaceName, snapshot: Snapshot, words: Words): string {
  const { cards, stacks } = snapshot;
  if (place.startsWith('card')) {
    const space = spaceOf(place);
    return `${priceNow(snapshot, space + 1, words)}: ${cardFace(cards[space] ?? '', words)}`;
  }
  if (place.startsWith('building')) return tileFace(stacks[spaceOf(place)]?.top ?? '', words);
  return brought(place, snapshot, words);
}

/** What a place of the board has or does now, in a few words. */
export function brought(place: string, snapshot: Snapshot, words: Words): string {
  const { tokens, hut } = soloOf(snapshot);
  const { faces, choices } = words.telling;
  const found = yieldOf(place);
  if (found !== undefined) {
    const there = choices.solo.there(leftOnBoard(snapshot, found.good));
    return `${words.goods[found.good]} ÷${found.divisor}, ${there}`;
  }
  switch (place) {
    case 'toolmaker':
      return choices.solo.toolmaker(tokens.low, tokens.high);
    case 'field':
      return choices.solo.field(words.goodsCounted.food(hut));
    default:
      return `${faces.person}, ${words.solo.wait(hut)}`;
  }
}
