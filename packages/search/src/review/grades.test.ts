import { expect, it } from 'vitest';
import { gradeOf, scaleFor } from './grades.ts';

it('grades by what was lost of winning, at two players', () => {
  expect([0, 0.049, 0.05, 0.1, 0.15].map((lost) => gradeOf(lost, 2))).toEqual([
    'best',
    'good',
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
});

it('asks less of a loss where a fair share is smaller', () => {
  expect([2, 3, 4, 5].map((players) => scaleFor(players).toFixed(3))).toEqual([
    '1.000',
    '0.943',
    '0.866',
    '0.800',
  ]);
  expect(gradeOf(0.045, 4)).toBe('inaccuracy');
});
