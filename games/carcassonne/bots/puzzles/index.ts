import {
  COUNTED_TO,
  type GamePuzzles,
  type Solution,
  type Solved,
  type Solver,
  THOUSANDTHS,
} from '@ochre/search/puzzle';
import type { Action, State } from '../../rules/index.ts';
import { layings } from '../../rules/within.ts';
import { bots } from '../index.ts';
import { afterClaiming, afterLaying } from '../judging/turns.ts';
import { review } from '../review/index.ts';
import { LastTiles } from './last-tiles.ts';

/** Tiles that lie face down when the end is solved: with the one in hand, the last four. */
const MOST_TILES = 3;
/** Ends that may go in more ways are not begun with; those that need more tables are given up. */
const MOST_WAYS = 2_000_000;
const MOST_TABLES = 120_000;
const MUCH = COUNTED_TO / THOUSANDTHS;

/** How puzzles of Carcassonne are made: the last tiles are solved. */
export const puzzles: GamePuzzles<State, Action> = {
  review,
  bots,
  solverFor: async () => lastTiles,
};

const lastTiles: Solver<State, Action> = {
  name: 'last tiles',
  version: '1',
  knows: (state) => state.bag.length <= MOST_TILES && waysOf(state) <= MOST_WAYS,
  solve,
};

function solve(seen: State, legal: readonly Action[]): Solution | undefined {
  const tiles = new LastTiles(MOST_TABLES);
  const { player } = seen;
  let best = Number.NEGATIVE_INFINITY;
  const moves: Solved[] = [];
  for (const action of legal) {
    const worth =
      action.kind === 'lay'
        ? tiles.afterLaid(afterLaying(seen, action), best - MUCH)
        : tiles.afterTurn(afterClaiming(seen, action), player, best - MUCH);
    if (tiles.isGivenUp) return undefined;
    const share = worth?.shares[player] ?? best - MUCH;
    best = Math.max(best, share);
    moves.push(worth === undefined ? { share, isAtMost: true } : { share, points: worth.points });
  }
  return { moves, isCertain: true };
}

/** In so many ways the tiles to come can be laid now, roughly; whoever has followers chooses among about three claims. */
function waysOf(seen: State): number {
  const { bag, phase, supply, rules } = seen;
  const hand = phase === 'lay' ? [seen.tile] : [];
  return [...hand, ...bag].reduce((ways, tile, at) => {
    const hasFollower = supply[(seen.player + at) % rules.players]! > 0;
    return ways * (at === 0 ? 1 : at) * layings({ ...seen, tile }).length * (hasFollower ? 3 : 1);
  }, 1);
}
