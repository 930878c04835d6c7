import { expect, it } from 'vitest';
import type { Pieces } from '../many-games/work.ts';
import { inOrder } from './in-order.ts';

it('parts are passed on in the order of the games, whoever was faster', () => {
  const passed: Pieces[] = [];
  const take = inOrder((part) => passed.push(part));
  expect(take({ from: 3, to: 4 })).toBe(0);
  expect(take({ from: 1, to: 3 })).toBe(0);
  expect(passed).toEqual([]);
  expect(take({ from: 0, to: 1 })).toBe(4);
  expect(take({ from: 4, to: 6 })).toBe(2);
  expect(passed.map(({ from }) => from)).toEqual([0, 1, 3, 4]);
});
