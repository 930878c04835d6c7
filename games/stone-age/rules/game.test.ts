import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import { stoneAge } from './game.ts';

it('B9.2: a purchase with a trade is refused after the end like any other move', () => {
  const end = walk(stoneAge, { players: 2, modules: ['style'] }, 'end');
  const action = stoneAge.parse('buy card1 wood=1 trade jewelry=1 for wood=1');
  expect(stoneAge.isLegal(end, action)).toBe(false);
  expect(stoneAge.whyNot(end, action)?.rule).toMatch(/^B9\.[12]$/);
});

it('a trade is no answer to another question', () => {
  const action = stoneAge.parse('buy card1 wood=1 trade jewelry=1 for wood=1');
  const asked = new Set<string>();
  walk(stoneAge, { players: 3, modules: ['style'] }, 'other', ({ state }) => {
    const { kind } = stoneAge.decision(state)!;
    if (kind === 'act') return;
    asked.add(kind);
    expect(stoneAge.whyNot(state, action)).toMatchObject({ rule: 'B4.1' });
  });
  expect(asked.size).toBeGreaterThan(4);
});
