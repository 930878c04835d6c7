import type { PlaceName, Resource } from '@ochre/stone-age/rules';
import { LAND_PLACES, type LandPlace } from '../../words/land-place.ts';
import type { WayWords } from '../../words/story/words.ts';
import { spaceOf, symbolOfPlace } from '../decisions/names.ts';
import type { Words } from '../in-words.tsx';

const isLand = (place: PlaceName): place is LandPlace =>
  (LAND_PLACES as readonly PlaceName[]).includes(place);

/** How a sentence says that people go to a place, or come back from it. */
export function wayOf(place: PlaceName, { story }: Words): WayWords {
  if (isLand(place)) return story.ways[place];
  const card = spaceOf(place, 'card');
  if (card !== undefined) return { to: story.cardWay.to(card), from: story.cardWay.from(card) };
  const stack = spaceOf(place, 'building');
  return stack === undefined
    ? story.worksWays[symbolOfPlace(place) as Resource]
    : { to: story.buildingWay.to(stack), from: story.buildingWay.from(stack) };
}
