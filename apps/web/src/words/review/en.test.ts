import { expect, it } from 'vitest';
import { reviewEn } from './en.ts';

it.each([
  ['7%', 'a 7%'],
  ['8%', 'an 8%'],
  ['10%', 'a 10%'],
  ['11%', 'an 11%'],
  ['12%', 'a 12%'],
  ['18%', 'an 18%'],
  ['85%', 'an 85%'],
])('A chance of %s is %s chance', (share, said) => {
  expect(reviewEn.costChance(share)).toBe(`Cost ${said} chance of winning.`);
});
