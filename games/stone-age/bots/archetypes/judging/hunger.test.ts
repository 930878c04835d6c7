import { describe, expect, it } from 'vitest';
import { GREEDY } from '../../greedy.ts';
import { having, newGame } from '../../testing/position.ts';
import { foodWorth, starvingCost } from './hunger.ts';
import { lookAt } from './outlook.ts';
import { roundPlanOf } from './plan.ts';
import { BALANCED } from './profile.ts';

describe('starving (B8.2)', () => {
  it.each([
    [0, 0],
    [4, 4],
    [25, 10],
  ])('costs a score of %i so much: %i, for it cannot fall below 0 (B1.4)', (score, lost) => {
    expect(starvingCost(lookAt(having(newGame(), 0, { score }), 0, GREEDY), 0)).toBe(lost);
  });

  it('costs ten points where scores may fall below 0', () => {
    const state = newGame({ options: { negativeScores: true } });
    expect(starvingCost(lookAt(state, 0, GREEDY), 0)).toBe(10);
  });

  it('takes of the points that are scored before', () => {
    expect(starvingCost(lookAt(newGame(), 0, GREEDY), 7)).toBe(7);
  });

  it('is felt by those who do not want it even where it costs nothing', () => {
    expect(starvingCost(lookAt(newGame(), 0, BALANCED), 0)).toBe(BALANCED.starving);
  });
});

describe('food', () => {
  const worth = (food: number, wood: number): number => {
    const outlook = lookAt(having(newGame(), 0, { score: 30, food: 0, wood }), 0, BALANCED);
    return foodWorth(outlook, roundPlanOf(outlook), food);
  };

  it('is worth more when it is missing than when there is enough', () => {
    expect(worth(0, 9) - worth(-1, 9)).toBeGreaterThan(worth(2, 9) - worth(1, 9));
  });

  it('that is missing costs resources, or all that starving does', () => {
    expect(worth(-2, 9)).toBeGreaterThan(-BALANCED.starving);
    expect(worth(-2, 1)).toBe(-BALANCED.starving);
  });
});
