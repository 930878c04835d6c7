import { describe, expect, it } from 'vitest';
import { nextSeat, toSit } from './own-place.ts';

describe('The way to a table', () => {
  it('says where somebody wants to sit', () => {
    expect(toSit('abc')).toEqual(['/t/abc', { state: { sit: 'anywhere' } }]);
    expect(toSit('abc', 2)).toEqual(['/t/abc', { state: { sit: 2 } }]);
  });

  it('leads to a seat moved by one in a rematch', () => {
    expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([2, 0, 1]);
  });
});
