import type { Event } from '@ochre/stone-age/rules';
import { CARDS } from './cards.ts';
import { GOODS } from './goods.ts';
import { GROWTH } from './growth.ts';
import { PEOPLE } from './people.ts';
import type { PlansOf } from './plans-of.ts';
import { ROLLS } from './rolls.ts';
import { ROUND } from './round.ts';
import { TILES } from './tiles.ts';

/** How each kind of event is seen; one that is in no room does not compile. */
export const PLANS: PlansOf<Event['type']> = {
  ...PEOPLE,
  ...ROLLS,
  ...GOODS,
  ...GROWTH,
  ...CARDS,
  ...TILES,
  ...ROUND,
};
