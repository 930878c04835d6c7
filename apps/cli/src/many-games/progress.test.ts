import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

it('shows how far it is', () => {
  expect(progressLine(250, 1000, 2)).toBe(
    '██████░░░░░░░░░░░░░░░░░░ 250 of 1000 games, 125 games/s, 6 s left',
  );
  expect(progressLine(1, 1_000_000, 1)).toMatch(/, 277 h 46 min left$/);
  expect(progressLine(0, 10, 0)).toMatch(/ 0 of 10 games$/);
});
