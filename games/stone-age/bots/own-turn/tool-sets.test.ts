import { type Action, type ActionOf, type Player, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { after, having, newGame } from '../testing/position.ts';
import { goodsByTools, leanTools } from './tool-sets.ts';

const turn = after(newGame(), 'place forest 5', 'place hunt 5');

/** What may be chosen after a roll by a player who has these tools, and what is worth a look. */
function choices(tools: Partial<Player>, dice: readonly number[], divisor: number) {
  const [owner] = having(turn, 0, tools).players as [Player];
  const state = having(turn, 0, tools);
  state.pending = [
    { kind: 'useTools', player: 0, for: 'forest', good: 'wood', divisor, split: false, dice },
  ];
  const legal = stoneAge.legalActions(state);
  return { owner, legal, lean: leanTools(owner, { dice, divisor }, legal) };
}

const print = (actions: readonly Action[]): string[] => actions.map((one) => stoneAge.print(one));

describe('the tools worth a look', () => {
  it('are those of which no part would bring as much', () => {
    const { lean } = choices({ tools: [2, 1, 0] }, [4, 3], 4);
    expect(print(lean)).toEqual(['tools none', 'tools t1', 'tools t2']);
  });

  it('are of equal ones the right one, since a new tool raises the left one', () => {
    expect(print(choices({ tools: [1, 1, 0] }, [5], 3).lean)).toEqual(['tools none', 'tools t2']);
    const used = choices({ tools: [1, 1, 0], toolsUsed: 2 }, [5], 3).lean;
    expect(print(used)).toEqual(['tools none', 'tools t1']);
  });

  it('leave out nothing that brings more goods', () => {
    for (const sum of [3, 4, 5, 6, 7, 8]) {
      const dice = [1, sum - 1];
      const { legal, lean } = choices({ tools: [3, 2, 2], oneUse: [2, 4] }, dice, 6);
      const goods = (action: Action): number => {
        const { slots, oneUse } = action as ActionOf<'tools'>;
        const added = [...slots.map((slot) => [3, 2, 2][slot - 1]!), ...oneUse];
        return Math.floor(added.reduce((total, one) => total + one, sum) / 6);
      };
      expect(new Set(lean.map(goods))).toEqual(new Set(legal.map(goods)));
    }
  });

  it('tell rolls apart only where they could bring something else', () => {
    const { owner } = choices({ tools: [1, 0, 0] }, [1], 6);
    const key = (...dice: number[]): string => goodsByTools(owner, { dice, divisor: 6 });
    expect(key(1)).toBe(key(4));
    expect(key(4)).not.toBe(key(5));
    expect(key(2, 6)).toBe(key(5, 4));
  });
});
