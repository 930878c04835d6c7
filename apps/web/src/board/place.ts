import type { PlaceName } from '@ochre/stone-age';

/** The places of the valley itself; the others are cards, tiles and production buildings. */
export const LAND_PLACES = [
  'hunt',
  'forest',
  'claypit',
  'quarry',
  'river',
  'toolmaker',
  'hut',
  'field',
  'merchant',
] as const satisfies readonly PlaceName[];
export type LandPlace = (typeof LAND_PLACES)[number];

/** What a place says of itself: nothing, you may act here, you are about to, or you may not. */
export type PlaceState = 'plain' | 'lit' | 'chosen' | 'closed' | 'elder';
