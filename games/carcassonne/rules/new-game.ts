import { type Chance, purpose, type Setup, shuffled } from '@ochre/kernel';
import { type CarcassonneRig, countOf, rulesOf, tilesIn } from './check-setup.ts';
import { lieNumber, NO_TILE, tileNamed } from './lies.ts';
import { emptyMap, layTile } from './map.ts';
import type { State } from './state.ts';
import { START_TILE } from './tiles.ts';
import { turnOver } from './turns.ts';
import { FOLLOWERS, SOURCES } from './vocabulary.ts';

const TILES_DRAWN = purpose('tiles');
const FIRST_PLAYER = purpose('first player');

/** C2 */
export function newGame(setup: Setup & { readonly rig?: CarcassonneRig }, chance: Chance): State {
  const { rig = {}, ...plain } = setup;
  const { players } = setup;
  const firstPlayer = rig.firstPlayer ?? chance.below(players, FIRST_PLAYER);
  const state: State = {
    setup: plain,
    rules: rulesOf(setup),
    map: emptyMap(),
    bag: bagOf(setup.modules, rig, chance),
    removed: [],
    firstPlayer,
    phase: 'lay',
    turn: 1,
    player: firstPlayer,
    tile: NO_TILE,
    supply: new Array<number>(players).fill(FOLLOWERS),
    followers: [],
    points: new Array<number>(players * SOURCES.length).fill(0),
  };
  layTile(state.map, 0, 0, lieNumber(tileNamed(START_TILE), 0), -1);
  turnOver(state, undefined);
  return state;
}

/** C2.1: face down, the top one last; what is not rigged follows in the order of chance. */
function bagOf(
  modules: readonly string[],
  { tiles = [] }: CarcassonneRig,
  chance: Chance,
): number[] {
  const all = fullBag(modules);
  const drawn = shuffled(all, (limit) => chance.below(limit, TILES_DRAWN));
  const first = tiles.map(tileNamed);
  for (const tile of first) drawn.splice(drawn.indexOf(tile), 1);
  return [...first, ...drawn].reverse();
}

const BAGS = new Map<string, readonly number[]>();

/** Of every type as many as there are. It never changes, so it is filled once. */
function fullBag(modules: readonly string[]): readonly number[] {
  const key = modules.join();
  const known = BAGS.get(key);
  if (known !== undefined) return known;
  const bag = tilesIn(modules).flatMap((type) =>
    new Array<number>(countOf(type)).fill(tileNamed(type.id)),
  );
  BAGS.set(key, bag);
  return bag;
}
