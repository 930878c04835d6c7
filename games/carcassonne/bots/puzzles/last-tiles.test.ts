import { randomFrom, simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, carcassonne, type State } from '../../rules/index.ts';
import { puzzles } from './index.ts';

const CHANCE = simulationChance('last tiles');

/** A small land with so many tiles to come, and followers for everybody. */
function small(players: number, tiles: number, followers: number, seed: string): State {
  const setup = carcassonne.checkSetup({ players });
  const start = carcassonne.setup(setup, simulationChance(seed));
  const random = randomFrom(seed);
  const state: State = { ...start, bag: start.bag.slice(0, tiles + 2) };
  while (state.bag.length > tiles || state.phase !== 'lay') {
    const legal = carcassonne.legalActions(state);
    carcassonne.advance(state, legal[random.below(legal.length)]!, CHANCE);
  }
  return { ...state, supply: state.supply.map(() => followers) };
}

/** Everything by the rules alone: every order of the bag, every move, everybody for themselves. */
function byRules(state: State): number[] {
  if (state.phase === 'over') return valuesOf(state);
  const all = carcassonne.legalActions(state).map((action) => afterMove(state, action));
  return all.reduce((best, one) => (one[state.player]! > best[state.player]! ? one : best));
}

function afterMove(state: State, action: Action): number[] {
  const orders = permutations(state.bag);
  const sums = state.supply.map(() => 0);
  for (const bag of orders) {
    const next = { ...carcassonne.clone(state), bag: bag.slice() };
    carcassonne.advance(next, action, CHANCE);
    byRules(next).forEach((value, seat) => {
      sums[seat]! += value / orders.length;
    });
  }
  return sums;
}

/** A victory, and a little for the lead. */
function valuesOf(state: State): number[] {
  const [scores, winners] = [carcassonne.scores(state), carcassonne.winners(state)];
  return scores.map((score, seat) => {
    const others = scores.filter((_, other) => other !== seat);
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    return share + 1e-4 * (score - Math.max(...others));
  });
}

const permutations = (tiles: readonly number[]): number[][] =>
  tiles.length < 2
    ? [tiles.slice()]
    : tiles.flatMap((tile, at) =>
        permutations(tiles.filter((_, other) => other !== at)).map((rest) => [...rest, tile]),
      );

async function solved(state: State) {
  const solver = await puzzles.solverFor!(state.setup);
  return solver!.solve(state, carcassonne.legalActions(state), randomFrom('solver'));
}

describe.each([
  [2, 2, 0, 'one'],
  [2, 2, 0, 'two'],
  [2, 1, 2, 'three'],
  [2, 1, 1, 'four'],
  [3, 1, 1, 'five'],
  [3, 2, 0, 'six'],
])(
  'The last tiles of %i players, %i to come, %i followers each (%s)',
  (players, tiles, followers, seed) => {
    const state = small(players, tiles, followers, seed);

    it('are solved as the rules and every order of the bag have it', async () => {
      const solution = await solved(state);
      expect(solution?.isCertain).toBe(true);
      const wanted = carcassonne.legalActions(state).map((action) => afterMove(state, action));
      const most = Math.max(...wanted.map((values) => values[state.player]!));
      solution!.moves.forEach(({ share, isAtMost, points }, at) => {
        const value = wanted[at]![state.player]!;
        // What is far from the best is a bound.
        if (isAtMost) expect(value).toBeLessThan(most - 0.15);
        else expect(share + leadIn(points!, state.player)).toBeCloseTo(value, 9);
      });
    });

    it('are not begun with where they may go in too many ways', async () => {
      const solver = await puzzles.solverFor!(state.setup);
      expect(solver!.knows(state, carcassonne.legalActions(state))).toBe(true);
      const early = carcassonne.setup(state.setup, simulationChance(seed));
      expect(solver!.knows(early, carcassonne.legalActions(early))).toBe(false);
    });
  },
);

/** What the lead counts beside the victory. */
const leadIn = (points: readonly number[], seat: number): number =>
  1e-4 * (points[seat]! - Math.max(...points.filter((_, other) => other !== seat)));
