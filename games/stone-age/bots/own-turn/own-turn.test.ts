import { type Chance, randomFrom } from '@ochre/kernel';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { after, having, newGame } from '../testing/position.ts';
import { Deals } from './deals.ts';
import { type Depth, OwnTurn } from './own-turn.ts';

const DEPTH: Depth = { nodes: 1e6, payments: 100, purchases: true };

/** A value that nobody could call wrong: more of anything is worth more, and pairs more still. */
const policy = {
  value({ players, cards }: State, seat: number): number {
    const { wood, clay, stone, gold, food, score, tools, toolsUsed, people } = players[seat]!;
    const fresh = tools.reduce(
      (sum, value, slot) => (toolsUsed & (1 << slot) ? sum : sum + value),
      0,
    );
    const pairs = Math.min(wood, clay) + Math.min(2, stone + gold) + Math.min(food, people);
    const bought = cards.filter((card) => card === '').length;
    const goods = 1.1 * wood + 1.3 * clay + 1.9 * stone + 2.3 * gold + 0.2 * food;
    return goods + pairs + score + 0.7 * fresh + 5 * bought;
  },
};

function solve(state: State, depth = DEPTH): { worth: number; move: string; isGivenUp: boolean } {
  const random = randomFrom('deals');
  const deals = new Deals(state, 0, random);
  const planner = { value: policy, seat: 0, round: state.round, deals, random, limit: undefined };
  const turn = new OwnTurn(planner, depth);
  const { action, worth } = turn.best(state);
  return { worth, move: stoneAge.print(action), isGivenUp: turn.stopped !== undefined };
}

/** The mean over all dice, one by one, of what comes after a move. */
function meanAfter(state: State, action: Action, worth: (next: State) => number): number {
  let count = 0;
  const roll = (faces: readonly number[]): State => {
    const next = stoneAge.clone(state);
    const chance: Chance = {
      dice(_what, _round, _player, asked) {
        count = asked;
        return Array.from({ length: asked }, (_, at) => faces[at] ?? 1);
      },
      below: () => 0,
    };
    stoneAge.advance(next, action, chance);
    return withLastDie(next);
  };
  const first = roll([]);
  if (count === 0) return worth(first);
  const all = 6 ** count;
  let sum = 0;
  for (let at = 0; at < all; at++) {
    sum += worth(
      roll(Array.from({ length: count }, (_, die) => 1 + (Math.floor(at / 6 ** die) % 6))),
    );
  }
  return sum / all;
}

const isOver = (state: State): boolean => stoneAge.decision(state)?.player !== 0;

/** Of two dice for all the other player takes the one that is left. */
function withLastDie(state: State): State {
  if (state.pending.at(-1)?.player !== 1) return state;
  const [pick] = stoneAge.legalActions(state);
  return after(state, stoneAge.print(pick!));
}

/** Every move and every roll, without any cleverness. */
function bruteForce(state: State): number {
  if (isOver(state)) return policy.value(state, 0);
  return Math.max(
    ...stoneAge.legalActions(state).map((action) => meanAfter(state, action, bruteForce)),
  );
}

/** What the turn is worth when every move is the best one step ahead. */
function oneStepAhead(state: State): number {
  if (isOver(state)) return policy.value(state, 0);
  const judged = stoneAge.legalActions(state).map((action) => ({
    action,
    worth: meanAfter(state, action, (next) => policy.value(next, 0)),
  }));
  const best = judged.reduce((one, other) => (other.worth > one.worth ? other : one));
  return meanAfter(state, best.action, oneStepAhead);
}

/** Player 0 begins phase 2 with people on these places, and player 1 hunts. */
function turnWith(
  places: Readonly<Record<string, number>>,
  has: Parameters<typeof having>[2],
): State {
  const deck = ['C03', 'C06', 'C01', 'C02'];
  const rig = { firstPlayer: 0, deck, stacks: [['B01'], ['B10']] };
  let state = newGame({ rig });
  const all = Object.entries(places);
  const people = all.reduce((sum, [, count]) => sum + count, 0);
  state = having(having(state, 0, { people, home: people }), 1, { people: 1, home: 1 });
  all.forEach(([place, count], at) => {
    state = after(state, `place ${place} ${count}`);
    if (at === 0) state = after(state, 'place hunt 1');
  });
  return having(state, 0, has);
}

const POSITIONS: readonly (readonly [string, State])[] = [
  ['one roll', turnWith({ forest: 2 }, {})],
  ['a roll with tools', turnWith({ quarry: 2 }, { tools: [2, 1, 0] })],
  ['two rolls with a tool', turnWith({ forest: 1, claypit: 1 }, { tools: [1, 0, 0] })],
  ['two rolls, two tools', turnWith({ river: 1, quarry: 1 }, { tools: [2, 1, 0], toolsUsed: 0 })],
  ['the tool maker and a roll', turnWith({ toolmaker: 1, forest: 1 }, { tools: [0, 0, 0] })],
  ['a roll and a card', turnWith({ claypit: 1, card2: 1 }, { wood: 1, stone: 1 })],
  ['two cards', turnWith({ card1: 1, card2: 1 }, { wood: 2, gold: 1 })],
  ['dice for all', turnWith({ card3: 1, card1: 1 }, { wood: 3, clay: 1 })],
  ['a roll after dice for all', turnWith({ river: 1, card3: 1 }, { wood: 3, tools: [1, 0, 0] })],
  ['a tool to buy before a roll', turnWith({ river: 1, card4: 1 }, { wood: 4 })],
  ['a roll and a building', turnWith({ forest: 1, building1: 1 }, { clay: 1, stone: 1, wood: 1 })],
];

describe('the solver of one’s own turn', () => {
  it.each(POSITIONS)('finds what trying everything finds: %s', (_, state) => {
    expect(solve(state).worth).toBeCloseTo(bruteForce(state), 9);
  });

  it.each(POSITIONS)('is never worse than one step ahead: %s', (_, state) => {
    expect(solve(state).worth).toBeGreaterThanOrEqual(oneStepAhead(state) - 1e-9);
  });

  it('is better where a tool should wait for another roll', () => {
    const state = turnWith({ forest: 1, river: 2 }, { tools: [1, 0, 0] });
    expect(solve(state).worth).toBeGreaterThan(oneStepAhead(state) + 0.01);
  });

  it('leaves the position as it was', () => {
    for (const [, state] of POSITIONS) {
      const before = JSON.stringify(state);
      solve(state);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('gives up when it would be too much work', () => {
    const state = turnWith({ forest: 3, quarry: 3, river: 3 }, { tools: [2, 2, 1] });
    expect(solve(state, { ...DEPTH, nodes: 200 }).isGivenUp).toBe(true);
    expect(solve(state).isGivenUp).toBe(false);
  });

  it('judges what it buys by the value alone when only the rolls are planned', () => {
    const state = turnWith({ claypit: 1, card2: 1 }, { wood: 1, stone: 1 });
    const rolls = solve(state, { ...DEPTH, purchases: false });
    expect(rolls.move).toBe('use claypit');
    expect(rolls.worth).toBeLessThan(solve(state).worth);
  });
});
