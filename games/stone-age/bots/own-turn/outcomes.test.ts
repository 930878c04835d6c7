import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { type DiceOutcome, faceOutcomes, SUM_OUTCOMES } from './outcomes.ts';

/** Every roll of so many dice, one by one. */
function rolls(dice: number): number[][] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
const total = (outcomes: readonly DiceOutcome[]): number =>
  outcomes.reduce((chances, { chance }) => chances + chance, 0);

describe('the outcomes of a roll', () => {
  it.each([1, 2, 3, 4])('of %i dice have every sum with its chance', (dice) => {
    const all = rolls(dice);
    for (const { faces, chance } of SUM_OUTCOMES[dice]!) {
      expect(faces).toHaveLength(dice);
      expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
      const alike = all.filter((roll) => sum(roll) === sum(faces)).length;
      expect(chance).toBeCloseTo(alike / all.length, 12);
    }
    expect(total(SUM_OUTCOMES[dice]!)).toBeCloseTo(1, 12);
  });

  it.each([1, 2, 3])('of %i dice for all have all faces, whatever their order', (dice) => {
    const all = rolls(dice).map((roll) => roll.sort().join());
    const outcomes = faceOutcomes(dice, randomFrom('x'));
    for (const { faces, chance } of outcomes) {
      const alike = all.filter((roll) => roll === faces.join()).length;
      expect(chance).toBeCloseTo(alike / all.length, 12);
    }
    expect(total(outcomes)).toBeCloseTo(1, 12);
  });

  it('of more dice for all are drawn, the same for the same seed', () => {
    const [one, other] = [0, 1].map(() => faceOutcomes(5, randomFrom('same')));
    expect(one).toEqual(other);
    expect(total(one!)).toBeCloseTo(1, 12);
  });
});
