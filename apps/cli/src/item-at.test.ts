import { expect, it } from 'vitest';
import { itemAt } from './item-at.ts';

it('gives what is there, and says what is not', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt([undefined], 0)).toBeUndefined();
  for (const at of [-1, 2]) expect(() => itemAt(['a', 'b'], at)).toThrow(`no item ${at} of 2`);
});
