import { type GatheringPlace, meanYield, PLACE_YIELDS } from '@ochre/stone-age/rules';

const MOST_DICE = 10;

const tableOf = (place: GatheringPlace): readonly number[] =>
  Array.from({ length: MOST_DICE + 1 }, (_, dice) => meanYield(dice, PLACE_YIELDS[place].divisor));

/** What people bring from a place on average without tools, as a table by their number. */
export const MEAN_YIELD = {
  hunt: tableOf('hunt'),
  forest: tableOf('forest'),
  claypit: tableOf('claypit'),
  quarry: tableOf('quarry'),
  river: tableOf('river'),
} as const satisfies Readonly<Record<GatheringPlace, readonly number[]>>;
