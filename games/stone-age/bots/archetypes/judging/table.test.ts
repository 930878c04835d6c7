import type { Player, State } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../greedy.ts';
import { after, having, moveOf, newGame } from '../../testing/position.ts';
import { playerOf } from './player.ts';
import { BALANCED } from './profile.ts';

const balanced = playerOf('a little of everything', BALANCED);
const move = (state: State): string => moveOf(balanced, state);

/** Player 0 to act with this in hand, having placed people; nobody else is there. */
const acting = (owner: Partial<Player>, ...moves: readonly string[]): State =>
  having(after(having(newGame(), 1, { home: 0, people: 0 }), ...moves), 0, owner);

describe('placing', () => {
  it('begins with what lasts', () => {
    expect(['place field 1', 'place hut 2', 'place toolmaker 1']).toContain(move(newGame()));
  });

  it('does not forget to eat', () => {
    let state = having(newGame(), 0, { food: 0, score: 30 });
    state = having(state, 1, { home: 0, people: 0 });
    const moves: string[] = [];
    while (state.players[0]!.stands === 0 || state.players[0]!.home > 0) {
      moves.push(move(state));
      state = after(state, moves[moves.length - 1]!);
    }
    expect(moves.some((one) => one.startsWith('place hunt'))).toBe(true);
  });

  it('leaves the field, the hut and tools alone at their ends (B3.6)', () => {
    const grown = { people: 10, home: 10, agriculture: 10, tools: [4, 4, 4], wood: 4 };
    expect(move(having(newGame(), 0, grown))).not.toMatch(/field|hut|toolmaker/);
  });
});

describe('acting', () => {
  it('takes a new tool before it rolls (B5.2)', () => {
    const state = acting({}, 'place forest 4', 'place toolmaker 1');
    expect(move(state)).toBe('use toolmaker');
  });

  it('gathers before it buys', () => {
    const state = acting({ wood: 2 }, 'place card1 1', 'place forest 4');
    expect(move(state)).toBe('use forest');
  });

  it('pays a card with what no building waits for', () => {
    // B01 takes two wood and a clay.
    const owner = { wood: 2, clay: 1, stone: 1 };
    const state = acting(
      owner,
      'place card1 1',
      'place building1 1',
      'place hut 2',
      'place hunt 1',
    );
    const left = after(state, 'use hut', 'use hunt');
    expect(['buy card1 stone=1', 'build building1 wood=2 clay=1']).toContain(move(left));
    expect(move(after(left, 'build building1 wood=2 clay=1'))).toBe('buy card1 stone=1');
  });

  it('redeems any two for what a building lacks (B6.4)', () => {
    const state = acting(
      { wood: 1, redeemable: 1 },
      'place building1 1',
      'place hut 2',
      'place hunt 2',
    );
    const late = { ...after(state, 'use hut', 'use hunt'), drawn: 36 };
    expect(move(late)).toBe('redeem wood=1 clay=1');
  });
});

describe('tools', () => {
  /** A roll for clay, divided by 4, with these tools. */
  const roll = (dice: readonly number[], owner: Partial<Player>): string => {
    const state = having(newGame(), 0, owner);
    state.pending = [
      { kind: 'useTools', player: 0, for: 'claypit', good: 'clay', divisor: 4, split: false, dice },
    ];
    return move(state);
  };

  it('are as few as the next good takes', () => {
    expect(roll([5], { tools: [2, 1, 3] })).toBe('tools t3');
    expect(roll([5, 1], { tools: [2, 1, 1] })).toBe('tools t1');
    expect(roll([4], { tools: [1, 1, 1] })).toBe('tools none');
  });

  it('are those that come again rather than one-use tools (B5.4)', () => {
    expect(roll([5, 1], { tools: [1, 1, 0], oneUse: [2] })).toBe('tools t1 t2');
  });
});

describe('feeding', () => {
  const hungry = (owner: Partial<Player>): State => {
    const state = having(newGame(), 0, owner);
    state.pending = [{ kind: 'feed', player: 0, missing: 2 }];
    return state;
  };

  it('pays with the cheapest resources', () => {
    expect(move(hungry({ wood: 2, gold: 2, score: 30 }))).toBe('feed wood=2');
  });

  it('is left alone by greedy where that costs nothing, and only there', () => {
    expect(moveOf(greedyBot, hungry({ wood: 2, score: 0 }))).toBe('starve');
    expect(moveOf(greedyBot, hungry({ wood: 2, score: 30 }))).toBe('feed wood=2');
  });
});

describe('the end', () => {
  const last = (score: number): State => ({
    ...having(having(newGame(), 0, { score, wood: 2, clay: 1 }), 1, { score: 60 }),
    gone: [6, 0],
    stacks: [['', '', '', '', '', '', 'B01'], newGame().stacks[1]!],
  });

  it('is hurried by who leads', () => {
    expect(moveOf(greedyBot, last(120))).toBe('place building1 1');
  });

  it('is put off by who is behind', () => {
    expect(moveOf(greedyBot, last(0))).not.toBe('place building1 1');
  });

  it('comes at last: in a long game everybody buys', () => {
    const nothing = newGame({ rig: { firstPlayer: 0, deck: ['C04', 'C36', 'C15', 'C34'] } });
    const state = having(nothing, 0, { wood: 4, agriculture: 5 });
    expect(move({ ...state, round: 6 })).not.toMatch(/card|building/);
    expect(move({ ...state, round: 60 })).toMatch(/card|building/);
  });
});

describe('with style', () => {
  const styled = (owner: Partial<Player>): State =>
    having(newGame({ modules: ['style'], rig: { firstPlayer: 0 } }), 0, owner);

  it('takes the food that is missing, and jewelry for the rest (S4.2)', () => {
    const state = styled({ food: 2, score: 30 });
    state.pending = [{ kind: 'splitHunt', player: 0, for: 'hunt', amount: 5 }];
    expect(move(state)).toBe('take food=3 jewelry=2');
  });

  it('pays for one more card while cards are worth more than jewelry (S6.2)', () => {
    const state = styled({ jewelry: 4 });
    state.pending = [{ kind: 'extraCard', player: 0 }];
    expect(move(state)).toBe('extra yes');
  });
});
