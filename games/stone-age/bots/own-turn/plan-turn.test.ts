import { randomFrom } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { anyPolicy } from '../testing/any-policy.ts';
import { after, having, newGame } from '../testing/position.ts';
import { planTurn } from './plan-turn.ts';

const policy = anyPolicy(stoneAge.checkSetup({ players: 2 }));
const NODES = 3000;

const placed = after(newGame(), 'place forest 3', 'place hunt 5', 'place card1 1', 'place field 1');
const PLAIN = having(placed, 0, { wood: 1 });
const WITH_TOOLS = having(
  after(newGame(), 'place forest 2', 'place hunt 5', 'place river 2', 'place card1 1'),
  0,
  { tools: [2, 1, 1], wood: 2 },
);

function plan(state: State, nodes = NODES, limit?: { isOver(): boolean }): string | undefined {
  const legal = stoneAge.legalActions(state);
  const action = planTurn(policy, nodes, { seen: state, legal, random: randomFrom('plan'), limit });
  return action === undefined ? undefined : stoneAge.print(action);
}

/** A limit that is over after it was asked so often. */
function afterAsks(asks: number): { isOver(): boolean; asked: number } {
  const limit = { asked: 0, isOver: () => ++limit.asked > asks };
  return limit;
}

describe('the plan of a turn', () => {
  it('takes what leaves no choice without any thought', () => {
    expect(plan(PLAIN, 0)).toBe('use field');
    expect(plan(after(PLAIN, 'use field'), 0)).toBe('use forest');
  });

  it('is the same for the same seed, and changes nothing', () => {
    const before = JSON.stringify(WITH_TOOLS);
    expect(plan(WITH_TOOLS)).toBe(plan(WITH_TOOLS));
    expect(plan(WITH_TOOLS)).toMatch(/^(use|buy)/);
    expect(JSON.stringify(WITH_TOOLS)).toBe(before);
  });

  it('does not look at what is hidden', () => {
    const moves = ['this', 'that', 'else'].map((deal) =>
      plan(stoneAge.determinize(WITH_TOOLS, 0, randomFrom(deal))),
    );
    expect(new Set(moves).size).toBe(1);
  });

  it('is none when there is too little work for it', () => {
    expect(plan(WITH_TOOLS, 0)).toBeUndefined();
  });

  it('is given up when thinking must end, and the limit is not asked again', () => {
    for (const asks of [0, 1, 3]) {
      const limit = afterAsks(asks);
      expect(plan(WITH_TOOLS, NODES, limit)).toBeUndefined();
      expect(limit.asked).toBe(asks + 1);
    }
  });
});
