import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { searchBot } from '@ochre/search/value';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { anyPolicy } from '../testing/any-policy.ts';
import { after, having, newGame } from '../testing/position.ts';

/** What every bot must keep, `expert` shows in opponents.test.ts; here is what it thinks about. */
const THOUGHT = { playouts: { candidates: 4, work: 400, rounds: 1 }, solving: 2000 };

/** The move for a position, and how often the limit was asked before it was over. */
function think(
  state: State,
  asks = Number.POSITIVE_INFINITY,
  ms?: number,
): { move: string; asked: number } {
  let asked = 0;
  const bot = searchBot(anyPolicy(state.setup), 'searches', THOUGHT);
  const legal = stoneAge.legalActions(state);
  const limit = { isOver: () => ++asked > asks, ...(ms === undefined ? {} : { ms }) };
  const move = bot.choose(state, legal, randomFrom('think'), limit);
  return { move: stoneAge.print(move), asked };
}

const start = (request: SetupRequest): State =>
  stoneAge.setup(stoneAge.checkSetup(request), simulationChance('start'));

const turn = having(
  after(newGame(), 'place forest 2', 'place hunt 5', 'place river 2', 'place card1 1'),
  0,
  { tools: [2, 1, 1], wood: 2 },
);

describe('a search', () => {
  it('plays on where people are placed', () => {
    expect(think(start({ players: 2 })).asked).toBeGreaterThanOrEqual(4 + 2);
  });

  it('plays on where the board of a game alone is filled', () => {
    const { move, asked } = think(start({ players: 1, variant: 'solo' }));
    expect(move).toMatch(/^stock/);
    expect(asked).toBeGreaterThanOrEqual(2);
  });

  it('plans its own turn', () => {
    expect(think(turn).asked).toBeGreaterThan(1);
  });

  it('thinks more when it has more than a second, and not less when it has less', () => {
    const usual = think(start({ players: 2 })).asked;
    const after = (ms: number): number => think(start({ players: 2 }), undefined, ms).asked;
    expect(after(300)).toBe(usual);
    // Not ten times as much: what is clear needs no more.
    expect(after(10_000)).toBeGreaterThan(usual);
  });

  it('plays one step ahead when there is no time for a plan', () => {
    const legal = stoneAge.legalActions(turn);
    const oneStep = anyPolicy(turn.setup).choose(turn, legal, randomFrom('any'));
    expect(think(turn, 0)).toEqual({ move: stoneAge.print(oneStep), asked: 1 });
  });
});
