import { expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const FORMS = { head: [['head']], long: [['a', 'b', 'c'], ['a'], []], foot: [['x', 'y'], ['x']] };

it.each([
  [6, ['head', 'a', 'b', 'c', 'x', 'y']],
  [5, ['head', 'a', 'x', 'y']],
  [3, ['head', 'a', 'x']],
  [2, ['head', 'x']],
  // What cannot be given up stays.
  [0, ['head', 'x']],
])('into %i rows', (rows, lines) => {
  expect(fitting(FORMS, ['long', 'foot', 'long', 'long'], rows)).toEqual(lines);
});
