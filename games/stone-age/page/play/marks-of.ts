import type { PlaceName } from '@ochre/stone-age/rules';
import type { Mark, Marks } from '../board/marks.ts';
import { peopleIn, placeOf, placesIn } from './places-in.ts';

interface Deciding {
  /** All legal moves of the viewer; none while others decide. */
  readonly legal: readonly string[];
  /** Whether the decision is about places. */
  readonly isAboutPlaces: boolean;
  readonly chosen: PlaceName | undefined;
  readonly previewed: string | undefined;
  /** Why a place is closed, in a word or two. */
  readonly noteOf: (place: PlaceName) => string | undefined;
  readonly payable: (place: PlaceName) => Mark['payable'];
}

/** What every place says of itself while the viewer decides. */
export function marksOf(deciding: Deciding): Marks {
  const { isAboutPlaces, chosen, previewed, noteOf, payable } = deciding;
  const lit = placesIn(deciding.legal);
  const ghosts = peopleIn(previewed);
  const going = placeOf(previewed) ?? chosen;
  return (name) => {
    const place = name as PlaceName;
    if (!isAboutPlaces) return { state: 'plain' };
    if (!lit.has(place)) return { state: 'closed', note: noteOf(place) };
    if (place !== going) return { state: 'lit', payable: payable(place) };
    return { state: 'chosen', payable: payable(place), ghosts };
  };
}
