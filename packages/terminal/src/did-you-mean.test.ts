import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const KNOWN = ['simulate', 'engine', 'replay', 'verify'];

it.each([
  ['simluate', 'simulate'],
  ['Simulate', 'simulate'],
  ['engin', 'engine'],
  ['reply', 'replay'],
  ['verfiy', 'verify'],
])('knows what "%s" was meant to be', (typed, meant) => {
  expect(didYouMean(typed, KNOWN)).toBe(` Did you mean "${meant}"?`);
});

it.each(['', 'cook', 'x'.repeat(100_000)])('does not guess wildly', (typed) => {
  expect(didYouMean(typed, KNOWN)).toBe('');
});
