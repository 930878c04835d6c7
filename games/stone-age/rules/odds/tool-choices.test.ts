import { describe, expect, it } from 'vitest';
import { startAt } from '../testing/test-game.ts';
import { printMove } from '../text.ts';
import { TOOL_CHOICES, usableTools } from '../tools.ts';
import { total } from './testing/brute-force.ts';
import { toolChoices } from './tool-choices.ts';
import { allAdded, type ToolsAtHand, toolsAtHand } from './tool-sets.ts';

const texts = (sum: number, divisor: number, tools: ToolsAtHand): string[] =>
  toolChoices(sum, divisor, tools).map(({ action, goods }) => `${goods}: ${printMove(action)}`);

describe('the ways to use tools on a roll (B4.5)', () => {
  it('are the cheapest ones, by how many goods they make', () => {
    expect(texts(10, 3, { slots: [2, 2, 1], oneUse: [] })).toEqual([
      '3: tools none',
      '4: tools t1',
      '5: tools t1 t2 t3',
    ]);
  });

  it('B5.4: spend a one-use tool only where slots do not reach', () => {
    expect(texts(5, 6, { slots: [1, 0, 0], oneUse: [2, 4] })).toEqual([
      '0: tools none',
      '1: tools t1',
      '2: tools t1 o2 o4',
    ]);
    expect(texts(4, 6, { slots: [1, 0, 0], oneUse: [2, 4] })).toEqual([
      '0: tools none',
      '1: tools o2',
    ]);
  });

  it('use as few tools as add the same', () => {
    expect(texts(4, 6, { slots: [1, 1, 2], oneUse: [] })).toEqual(['0: tools none', '1: tools t3']);
  });

  it('say what is left over', () => {
    const tools = { slots: [2, 1, 0], oneUse: [] };
    const [none, one] = toolChoices(8, 3, tools);
    expect(none).toMatchObject({ goods: 2, added: 0, wasted: 2 });
    expect(one).toMatchObject({ goods: 3, added: 1, wasted: 0 });
  });

  it('are legal moves, and the cheapest of all that bring as much', () => {
    const lists = [[], [2], [3, 4], [2, 3, 4]];
    for (const slots of [
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [4, 3, 3],
    ]) {
      for (const oneUse of lists) {
        const { state } = startAt({ players: [{ tools: slots, oneUse }] });
        const legal = TOOL_CHOICES[usableTools(state.players[0]!)]!;
        for (let sum = 1; sum <= 12; sum++) {
          for (const choice of toolChoices(sum, 4, { slots, oneUse })) {
            expect(legal).toContain(choice.action);
            const spent = total(choice.action.oneUse);
            for (const move of legal) {
              if (move.kind !== 'tools') continue;
              const added = total(move.slots.map((slot) => slots[slot - 1]!)) + total(move.oneUse);
              if (Math.floor((sum + added) / 4) !== choice.goods) continue;
              expect(total(move.oneUse)).toBeGreaterThanOrEqual(spent);
              if (total(move.oneUse) === spent) expect(added).toBeGreaterThanOrEqual(choice.added);
            }
          }
        }
      }
    }
  });

  it('B5.3: leave out what was used this round', () => {
    const { state } = startAt({ players: [{ tools: [2, 2, 1], used: [1], oneUse: [3] }] });
    const tools = toolsAtHand(state.players[0]!);
    expect(tools).toEqual({ slots: [0, 2, 1], oneUse: [3] });
    expect(allAdded(tools)).toBe(6);
  });
});
