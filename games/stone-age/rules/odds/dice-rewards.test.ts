import { describe, expect, it } from 'vitest';
import { pickedWorth, worthAlone } from './dice-rewards.ts';
import { everyDice, mean } from './testing/brute-force.ts';

const FACES = [3, 4, 5, 6, 10.5, 8];

describe('dice for all (B6.5)', () => {
  it.each([2, 3, 4, 5])('among %i, each takes the best of what those before left', (players) => {
    for (let before = 0; before < players; before++) {
      const picked = everyDice(players).map(
        (dice) => dice.map((face) => FACES[face - 1]!).sort((a, b) => b - a)[before]!,
      );
      expect(pickedWorth(FACES, players, before)).toBeCloseTo(mean(picked), 9);
    }
  });
});

describe('dice for one (P5.5)', () => {
  it.each([[FACES], [[1, 1, 1, 1, 1, 40]], [[30, 0, 0, 0, 0, 0]]])(
    'with faces worth %j: the best number of dice, the best face of each roll',
    (faces) => {
      const byDice = [1, 2, 3].map((dice) =>
        mean(
          everyDice(dice).map((roll) =>
            Math.max(
              ...roll.map((chosen) =>
                roll.reduce((sum, face) => sum + (face === chosen ? faces[chosen - 1]! : -face), 0),
              ),
            ),
          ),
        ),
      );
      expect(worthAlone(faces)).toBeCloseTo(Math.max(...byDice), 9);
    },
  );
});
