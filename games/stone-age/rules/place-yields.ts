import { type GatheringPlace, type Resource, VALUE } from './vocabulary.ts';

/** What comes of a roll, and what the sum of the dice is divided by. */
interface PlaceYield {
  readonly good: 'food' | Resource;
  readonly divisor: number;
}

/** B4.4: what people bring from the places where they gather. */
export const PLACE_YIELDS = {
  hunt: { good: 'food', divisor: 2 },
  forest: { good: 'wood', divisor: VALUE.wood },
  claypit: { good: 'clay', divisor: VALUE.clay },
  quarry: { good: 'stone', divisor: VALUE.stone },
  river: { good: 'gold', divisor: VALUE.gold },
} as const satisfies Readonly<Record<GatheringPlace, PlaceYield>>;

/** B3.3: how many people fit on each place but the hunting grounds, which take any number. */
export const GATHERING_CIRCLES = 7;
