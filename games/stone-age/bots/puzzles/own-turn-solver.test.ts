import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { idOf, positionOf, readShelf, type Solution } from '@ochre/search/puzzle';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../puzzles/index.ts';
import { bots } from '../opponents.ts';
import { after, having, newGame } from '../testing/position.ts';
import { puzzles } from './index.ts';

const solverOf = async (state: State) => (await puzzles.solverFor!(state.setup))!;

async function solutionOf(state: State) {
  const solver = await solverOf(state);
  return solver.solve(state, stoneAge.legalActions(state), randomFrom('solver'));
}

async function solved(state: State) {
  const legal = stoneAge.legalActions(state);
  const solution = await solutionOf(state);
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
    expect([name, version]).toEqual([`own turn by ${judge!.name}`, `2-${judge!.version}`]);
  });

  it('is worth the same in whatever order, where the order makes no difference', async () => {
    const { shares, isCertain } = await solved(having(placed, 0, { wood: 0 }));
    expect(isCertain).toBe(false);
    expect(shares.get('use forest')).toBeCloseTo(shares.get('use field')!, 6);
  });

  it('is counted, and not judged, where the game ends with it', async () => {
    const last = ['a', 'b', 'c', 'd', 'e', 'f'].map(lastTurnIn);
    const all = await Promise.all(last.map(solutionOf));
    const certain = all.filter((solution) => solution?.isCertain === true);
    expect(certain.length).toBeGreaterThan(0);
    for (const { moves } of certain as Solution[]) {
      for (const { share } of moves) expect([0, 0.5, 1]).toContain(share);
    }
  });

  it('is not solved where others hold cards face down', async () => {
    expect(await solutionOf(having(placed, 0, { faceDown: ['C30'] }))).toBeDefined();
    expect(await solutionOf(having(placed, 1, { faceDown: ['C30'] }))).toBeUndefined();
  });

  it('is not solved where it may draw a card', async () => {
    const rig = { firstPlayer: 0, deck: ['C05', 'C06', 'C22', 'C26'], stacks: [['B01'], ['B10']] };
    const moves = ['place card1 1', 'place hunt 5', 'place forest 4', 'use forest'];
    const state = after(newGame({ rig }), ...moves);
    expect(await solutionOf(having(state, 0, { wood: 0 }))).toBeDefined();
    expect(await solutionOf(having(state, 0, { wood: 1 }))).toBeUndefined();
  });

  it('is not solved where more dice fall for all than can be counted', async () => {
    const diceForAll = (players: number) => {
      const others = ['place hunt 5', 'place forest 5', 'place quarry 5'].slice(0, players - 1);
      const state = newGame({ players, rig: { firstPlayer: 0, deck: ['C01'] } });
      const all = after(state, 'place card1 1', ...others, 'place river 4', 'use river');
      return solutionOf(having(all, 0, { wood: 1 }));
    };
    expect(await diceForAll(3)).toBeDefined();
    expect(await diceForAll(4)).toBeUndefined();
  });
});

const hidesCards = ({ players }: State, seat: number): boolean =>
  players.some(({ faceDown }, other) => other !== seat && faceDown.length > 0);

describe('The puzzles that come with the game', () => {
  it('are called exact only where all of a turn was counted', async () => {
    const [batch] = await readShelf(stoneAge as never, shelf);
    for (const puzzle of batch!.puzzles.filter(({ kind }) => kind === 'exact')) {
      const { state } = positionOf(stoneAge, puzzle);
      expect(hidesCards(state, puzzle.player), idOf(puzzle)).toBe(false);
      expect(await solutionOf(state), idOf(puzzle)).toBeDefined();
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
