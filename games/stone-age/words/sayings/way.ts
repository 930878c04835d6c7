import type { PlaceName } from '@ochre/stone-age/rules';
import type { Words } from '../index.ts';
import { isLand } from '../land-place.ts';
import type { WayWords } from '../story/words.ts';
import { spaceOf, workOf } from './names.ts';

/** How a sentence says that people go to a place, or come back from it. */
export function wayOf(place: PlaceName, { story }: Words): WayWords {
  if (isLand(place)) return story.ways[place];
  const card = spaceOf(place, 'card');
  if (card !== undefined) return { to: story.cardWay.to(card), from: story.cardWay.from(card) };
  const stack = spaceOf(place, 'building');
  return stack === undefined
    ? story.worksWays[workOf(place).resource]
    : { to: story.buildingWay.to(stack), from: story.buildingWay.from(stack) };
}
