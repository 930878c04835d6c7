import type { Event } from '../../../rules/index.ts';
import { FOLLOWERS } from './followers.ts';
import type { PlansOf } from './plans-of.ts';
import { SCORING } from './scoring.ts';
import { TILES } from './tiles.ts';

/** How each kind of event is seen; one that is in no room does not compile. */
export const PLANS: PlansOf<Event['type']> = { ...TILES, ...FOLLOWERS, ...SCORING };
