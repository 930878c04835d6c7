import {
  BUILDING_SPACES,
  CARD_SPACES,
  PLACE_YIELDS,
  type PlaceName,
  placeNames,
  type State,
} from '@ochre/stone-age/rules';

/** The resources of the places where they are gathered, and the other way round. */
export const GATHERED = {
  forest: PLACE_YIELDS.forest.good,
  claypit: PLACE_YIELDS.claypit.good,
  quarry: PLACE_YIELDS.quarry.good,
  river: PLACE_YIELDS.river.good,
} as const;
export const GATHERED_AT = {
  wood: 'forest',
  clay: 'claypit',
  stone: 'quarry',
  gold: 'river',
} as const;

/** What dice are divided by at the places of production buildings, and what they bring (S7.1). */
export const PRODUCED = {
  D04: { resource: 'wood', divisor: 2 },
  D05: { resource: 'wood', divisor: 2 },
  D06: { resource: 'gold', divisor: 5 },
} as const;

const positions = (names: readonly PlaceName[]): Readonly<Partial<Record<string, number>>> =>
  Object.fromEntries(names.map((name, at) => [name, at]));

const SPACES = positions(CARD_SPACES);
const STACKS = positions(BUILDING_SPACES);

/** The card space of a place, from 0; undefined where there is none. */
export const spaceAt = (place: PlaceName): number | undefined => SPACES[place];
/** The stack of a place, likewise. */
export const stackAt = (place: PlaceName): number | undefined => STACKS[place];

const known = new WeakMap<State['setup'], ReturnType<typeof positions>>();

/** States of one game share their setup. */
function placesOf({ setup }: State): ReturnType<typeof positions> {
  let places = known.get(setup);
  if (places === undefined) {
    places = positions(placeNames(setup));
    known.set(setup, places);
  }
  return places;
}

/** How many people of a player stand on a place. */
export function peopleOn(state: State, player: number, place: PlaceName): number {
  const at = placesOf(state)[place];
  return at === undefined ? 0 : state.standing[player * state.crowd.length + at]!;
}

/** Whether anybody stands on a place. */
export function isTaken(state: State, place: PlaceName): boolean {
  const at = placesOf(state)[place];
  return at !== undefined && state.crowd[at]! > 0;
}
