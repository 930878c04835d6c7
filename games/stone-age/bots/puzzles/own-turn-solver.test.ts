import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { bots } from '../opponents.ts';
import { after, having, newGame } from '../testing/position.ts';
import { puzzles } from './index.ts';

const solverOf = async (state: State) => (await puzzles.solverFor!(state.setup))!;

async function solved(state: State) {
  const solver = await solverOf(state);
  const legal = stoneAge.legalActions(state);
  const solution = solver.solve(state, legal, randomFrom('solver'));
  const shares = solution!.moves.map(
    ({ share }, at) => [stoneAge.print(legal[at]!), share] as const,
  );
  return { ...solution!, shares: new Map(shares) };
}

const placed = after(newGame(), 'place forest 3', 'place hunt 5', 'place card1 1', 'place field 1');

describe("A turn of one's own", () => {
  it('is told from the first use to the last purchase, and not where people are placed', async () => {
    const solver = await solverOf(placed);
    expect(solver.knows(placed, stoneAge.legalActions(placed))).toBe(true);
    const start = newGame();
    expect(solver.knows(start, stoneAge.legalActions(start))).toBe(false);
  });

  it('names the judge', async () => {
    const judge = await puzzles.review.judgeFor(placed.setup);
    const { name, version } = await solverOf(placed);
    expect([name, version]).toEqual([`own turn by ${judge!.name}`, `1-${judge!.version}`]);
  });

  it('is worth the same in whatever order, where the order makes no difference', async () => {
    const { shares, isCertain } = await solved(having(placed, 0, { wood: 0 }));
    expect(isCertain).toBe(false);
    expect(shares.get('use forest')).toBeCloseTo(shares.get('use field')!, 6);
  });

  it('is counted, and not judged, where the game ends with it', async () => {
    const all = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (seed) => solved(lastTurnIn(seed))),
    );
    const certain = all.filter(({ isCertain }) => isCertain);
    expect(certain.length).toBeGreaterThan(0);
    for (const { shares } of certain) {
      for (const share of shares.values()) expect([0, 0.5, 1]).toContain(share);
    }
  });
});

/** The last decision of phase 2 in a game of sound rules, with all dice fallen. */
function lastTurnIn(seed: string): State {
  const state = newGame();
  const [chance, random] = [simulationChance(seed), randomFrom(seed)];
  let last = state;
  while (state.ended === '') {
    const legal = stoneAge.legalActions(state);
    const isBuying = legal.some(({ kind }) => kind === 'leave') && legal.length > 1;
    if (isBuying && !legal.some(({ kind }) => kind === 'use')) last = stoneAge.clone(state);
    stoneAge.advance(state, botMove(stoneAge, bots.playoutBot, state, random), chance);
  }
  return last;
}
