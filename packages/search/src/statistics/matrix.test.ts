import { expect, it } from 'vitest';
import { inverse, product, times } from './matrix.ts';

const MATRIX = [
  [0, 2, 1],
  [4, 1, 0],
  [2, 0, 3],
];

it('the inverse undoes a matrix, also where a zero stands in the way', () => {
  const found = product(inverse(MATRIX), MATRIX);
  found.forEach((row, at) => {
    row.forEach((entry, column) => {
      expect(entry).toBeCloseTo(at === column ? 1 : 0, 12);
    });
  });
});

it('a matrix times a vector', () => {
  expect(times(MATRIX, [1, 2, 3])).toEqual([7, 6, 11]);
});
