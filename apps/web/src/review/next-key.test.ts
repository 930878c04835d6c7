import type { KeyMoment } from '@ochre/search/review';
import { expect, it } from 'vitest';
import { keyAfter, keyBefore } from './next-key.ts';

it('leads from one key moment to the next', () => {
  const keys = [0, 3, 5].map((at) => ({ moment: { at } }) as KeyMoment);
  expect([keyAfter(keys, 0), keyAfter(keys, 2), keyAfter(keys, 6)]).toEqual([1, 4, undefined]);
  expect([keyBefore(keys, 1), keyBefore(keys, 6)]).toEqual([undefined, 4]);
});
