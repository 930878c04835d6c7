import { WAYS } from '@ochre/stone-age/rules';
import { expect, it } from 'vitest';
import { averageYield } from './average.ts';

it.each([2, 3, 4, 5, 6])('an average ÷%i is rounded once, from whole numbers (B4.4)', (divisor) => {
  for (let people = 1; people < WAYS.length; people++) {
    const goods = WAYS[people]!.reduce(
      (sum, ways, pips) => sum + ways * Math.floor(pips / divisor),
      0,
    );
    expect(averageYield(people, divisor)).toBe((goods / 6 ** people).toFixed(1));
  }
});
