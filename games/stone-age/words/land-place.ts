import { GATHERING, VILLAGE } from '@ochre/stone-age/rules';

/** The places of the valley itself; the others are cards, tiles and production buildings. */
export const LAND_PLACES = [...GATHERING, ...VILLAGE] as const;
export type LandPlace = (typeof LAND_PLACES)[number];

/** What a place says of itself: nothing, you may act here, you are about to, or you may not. */
export type PlaceState = 'plain' | 'lit' | 'chosen' | 'closed' | 'elder';

export const isLand = (place: string): place is LandPlace =>
  LAND_PLACES.some((land) => land === place);
