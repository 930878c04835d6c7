import type { Random } from '@ochre/kernel';
import { SUM_CHANCES } from '@ochre/stone-age/rules';

/** One way for dice to fall, standing for all that come to the same. */
export interface DiceOutcome {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Exact: every sum of so many dice (B4.4). `SUM_OUTCOMES[n]` has 5n + 1 of them. */
export const SUM_OUTCOMES: readonly (readonly DiceOutcome[])[] = SUM_CHANCES.map((chances, dice) =>
  chances.flatMap((chance, sum) => (chance > 0 ? [{ faces: facesOf(dice, sum), chance }] : [])),
);

/** Some faces with that sum. */
function facesOf(dice: number, sum: number): number[] {
  let left = sum;
  return Array.from({ length: dice }, (_, at) => {
    const face = Math.min(6, left - (dice - 1 - at));
    left -= face;
    return face;
  });
}

/** Dice of which each counts for itself (B6.5) are looked at exactly up to so many. */
export const EXACT_DICE = 3;
/** Of more, so many rolls are drawn. */
const DRAWN = 16;

/** Every way for so many dice to fall, whatever their order; drawn where there are too many. */
export function faceOutcomes(dice: number, random: Random): readonly DiceOutcome[] {
  return dice <= EXACT_DICE ? FACE_OUTCOMES[dice]! : drawn(dice, random);
}

const FACE_OUTCOMES: readonly (readonly DiceOutcome[])[] = Array.from(
  { length: EXACT_DICE + 1 },
  (_, dice) => ascending(dice, 1).map((faces) => ({ faces, chance: chanceOf(faces) })),
);

function ascending(dice: number, lowest: number): number[][] {
  if (dice === 0) return [[]];
  const all: number[][] = [];
  for (let face = lowest; face <= 6; face++) {
    for (const more of ascending(dice - 1, face)) all.push([face, ...more]);
  }
  return all;
}

/** The orders in which these faces can come, of all rolls. */
function chanceOf(faces: readonly number[]): number {
  let orders = factorial(faces.length);
  for (let face = 1; face <= 6; face++) {
    orders /= factorial(faces.filter((one) => one === face).length);
  }
  return orders / 6 ** faces.length;
}

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1);
}

const drawn = (dice: number, random: Random): DiceOutcome[] =>
  Array.from({ length: DRAWN }, () => ({
    faces: Array.from({ length: dice }, () => random.below(6) + 1),
    chance: 1 / DRAWN,
  }));
