import { type ActionOf, type PlaceName, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import type { Choice, Option } from '@ochre/terminal';
import { nameOfPlace } from '../../words/sayings/names.ts';
import { cardFace, tileFace } from '../faces.ts';
import type { Words } from '../in-words.ts';
import { givesIn, isCardSpace, meanInWords, priceInWords, spaceOf, yieldOf } from '../places.ts';

/** Phase 1: first a place, then how many people. */
export function placingChoices(
  legal: readonly ActionOf<'place'>[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const places = [...new Set(legal.map(({ place }) => place))];
  return places.map((place) => {
    const options = legal
      .filter((action) => action.place === place)
      .map((action) => optionOf(action, snapshot, words));
    return placeChoice(place, options, placeNote(place, snapshot, words), words);
  });
}

/** A place, with one option for each number of people. */
export function placeChoice(
  place: PlaceName,
  options: readonly Option[],
  note: string,
  words: Words,
): Choice {
  const name = nameOfPlace(place, words);
  return {
    words: `place ${place}`,
    label: options.length > 1 ? `${name} 1–${options.length}` : name,
    note,
    options,
    ask: words.decisions.howMany(name),
  };
}

/** The number of people is the number to choose it by. */
function optionOf(action: ActionOf<'place'>, snapshot: Snapshot, words: Words): Option {
  const { place, people } = action;
  return {
    move: stoneAge.print(action),
    label: '',
    note: yieldOf(place) === undefined ? '' : meanInWords(snapshot, place, people, words),
  };
}

/** What a place brings, in a few words. */
function placeNote(place: PlaceName, snapshot: Snapshot, words: Words): string {
  const { cards, stacks } = snapshot;
  if (isCardSpace(place)) {
    const price = words.aloud.price(priceInWords(place, words));
    return `${price}: ${cardFace(cards[spaceOf(place)] ?? '', words)}`;
  }
  if (place.startsWith('building')) return tileFace(stacks[spaceOf(place)]?.top ?? '', words);
  return givesIn(snapshot, place, words);
}
