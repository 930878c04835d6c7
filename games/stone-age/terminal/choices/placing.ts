import { type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import type { Choice, Option } from '@ochre/terminal';
import { averageYield } from '../average.ts';
import { cardFace, tileFace } from '../faces.ts';
import { givesIn, priceOf, spaceOf, yieldOf } from '../places.ts';

/** Phase 1: first a place, then how many people. */
export function placingChoices(legal: readonly ActionOf<'place'>[], snapshot: Snapshot): Choice[] {
  const places = [...new Set(legal.map(({ place }) => place))];
  return places.map((place) => {
    const options = legal.filter((action) => action.place === place).map(optionOf);
    return {
      words: `place ${place}`,
      label: options.length > 1 ? `${place} 1–${options.length}` : place,
      note: placeNote(place, snapshot),
      options,
      ask: `How many people to ${place}?`,
    };
  });
}

/** The number of people is the number to choose it by. */
function optionOf(action: ActionOf<'place'>): Option {
  const { place, people } = action;
  const found = yieldOf(place);
  return {
    move: stoneAge.print(action),
    label: '',
    note: found === undefined ? '' : `≈ ${averageYield(people, found.divisor)} ${found.good}`,
  };
}

/** What a place brings, in a few words. */
function placeNote(place: string, snapshot: Snapshot): string {
  const { cards, stacks } = snapshot;
  if (place.startsWith('card')) {
    return `cost ${priceOf(place)}: ${cardFace(cards[spaceOf(place)] ?? '')}`;
  }
  if (place.startsWith('building')) return tileFace(stacks[spaceOf(place)]?.top ?? '');
  return givesIn(snapshot, place);
}
