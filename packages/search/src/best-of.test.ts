import { expect, it } from 'vitest';
import { bestOf, firstOf } from './best-of.ts';

it('the first of those worth most is the best', () => {
  expect(bestOf(['a', 'bb', 'cc'], ({ length }) => length)).toBe('bb');
  expect(bestOf(['a', 'b'], () => Number.NaN)).toBe('a');
});

it('of nothing there is no best and no first', () => {
  expect(() => bestOf([], () => 1)).toThrow('There is nothing to choose from.');
  expect(() => firstOf([])).toThrow('There is nothing to choose from.');
});
