import type { Setup } from '@ochre/kernel';
import { BUILDING_SPACES, CARD_SPACES, type PlaceName, placeNames } from '@ochre/stone-age/rules';

/** The places as `state.standing` counts them, by name; they differ with the modules. */
export interface PlaceIndex {
  readonly places: number;
  readonly hunt: number;
  readonly forest: number;
  readonly claypit: number;
  readonly quarry: number;
  readonly river: number;
  readonly toolmaker: number;
  readonly hut: number;
  readonly field: number;
  /** -1 where the game has none. */
  readonly merchant: number;
  readonly production: readonly number[];
  readonly cards: readonly number[];
  readonly buildings: readonly number[];
  /** Card spaces and stacks as bits, as in `Player.stands`. */
  readonly bought: number;
}

/** As many card spaces as any game has, with *style*. */
export const CARD_SPACES_SEEN = CARD_SPACES.length;

/** Where a game counts the people of each place. */
export function placeIndexFor(setup: Setup): PlaceIndex {
  const names = placeNames(setup);
  const at = (name: PlaceName): number => names.indexOf(name);
  const all = (wanted: readonly PlaceName[]): number[] =>
    wanted.map(at).filter((index) => index >= 0);
  const cards = all(CARD_SPACES);
  const buildings = all(BUILDING_SPACES);
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
    cards,
    buildings,
    bought: [...cards, ...buildings].reduce((bits, place) => bits | (1 << place), 0),
  };
}
