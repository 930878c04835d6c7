import { simulationChance } from '@ochre/kernel';
import type { Outcome } from '@ochre/search/review';
import { type Action, carcassonne, type State } from '../../rules/index.ts';
import { canBeLaid } from '../../rules/within.ts';
import { nextTiles } from '../judging/next-tiles.ts';

/** The rules draw from the bag alone. */
const CHANCE = simulationChance('bag');

/**
 * Exactly, by the types in the bag. Undefined where a tile may come that fits nowhere: it leaves the game, and
 * another one is drawn.
 */
export function drawsAfter(seen: State, action: Action): Outcome<State>[] | undefined {
  const next = carcassonne.clone(seen);
  carcassonne.advance(next, action, CHANCE);
  const isCertain = next.bag.length === seen.bag.length;
  if (isCertain) return [{ state: next, chance: 1 }];
  const tiles = nextTiles(seen.bag);
  if (next.phase === 'over' || !tiles.every(({ tile }) => canBeLaid(next, tile))) return undefined;
  return tiles.map(({ tile, count, rest }) => ({
    state: { ...carcassonne.clone(next), tile, bag: rest },
    chance: count / seen.bag.length,
  }));
}
