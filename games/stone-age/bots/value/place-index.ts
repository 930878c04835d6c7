import {
  BUILDING_SPACES,
  CARD_SPACES,
  type PlaceName,
  placeNames,
  type State,
} from '@ochre/stone-age/rules';
import type { PlaceIndex } from './features.ts';

const known = new WeakMap<State['setup'], PlaceIndex>();

/** Where a game counts the people of each place; states of one game share their setup. */
export function placeIndexOf({ setup }: State): PlaceIndex {
  let index = known.get(setup);
  if (index === undefined) {
    index = makeIndex(placeNames(setup));
    known.set(setup, index);
  }
  return index;
}

function makeIndex(names: readonly PlaceName[]): PlaceIndex {
  const at = (name: PlaceName): number => names.indexOf(name);
  const all = (wanted: readonly PlaceName[]): number[] =>
    wanted.map(at).filter((index) => index >= 0);
  return {
    places: names.length,
    hunt: at('hunt'),
    forest: at('forest'),
    claypit: at('claypit'),
    quarry: at('quarry'),
    river: at('river'),
    toolmaker: at('toolmaker'),
    hut: at('hut'),
    field: at('field'),
    merchant: at('merchant'),
    production: all(['D04', 'D05', 'D06']),
    cards: all(CARD_SPACES),
    buildings: all(BUILDING_SPACES),
  };
}
