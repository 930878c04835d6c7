import { describe, expect, it } from 'vitest';
import { faceWorth } from './cards.ts';

const REWARDS = [3, 4, 5, 6, 10, 8];

describe('the faces of one to three dice (P5.5)', () => {
  it.each([
    [[4], 4, 6],
    [[4, 4, 4], 4, 18],
    [[6, 1], 6, 7],
    [[6, 1], 1, -3],
    [[5, 5, 2], 5, 18],
  ])('of %j, %i is worth %i', (dice, face, worth) => {
    expect(faceWorth(REWARDS, dice, face)).toBe(worth);
  });
});
