import { expect, it } from 'vitest';
import { bare, isolated } from './isolated.ts';

it('keeps the direction of a name to the name', () => {
  expect(isolated('יעקב')).toBe('\u2068יעקב\u2069');
  expect(isolated('محمد 7')).toBe('\u2068محمد 7\u2069');
  expect(['Ann', 'Владимир', '小林', 'नेहा'].map(isolated)).toEqual([
    'Ann',
    'Владимир',
    '小林',
    'नेहा',
  ]);
});

it('is the name alone where somebody sits down with it', () => {
  expect(['יעקב', 'Ann'].map((name) => bare(isolated(name)))).toEqual(['יעקב', 'Ann']);
});
