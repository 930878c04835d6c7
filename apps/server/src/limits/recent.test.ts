import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

it('remembers those that came last, and of each when it came last', () => {
  const recent = new Recent(2);
  for (const word of ['one', 'two', 'one', 'three']) recent.add(word);
  expect(['one', 'two', 'three'].map((word) => recent.has(word))).toEqual([true, false, true]);
});
