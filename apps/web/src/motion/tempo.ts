import type { Settings } from '../settings/index.ts';
import type { Step } from './step.ts';
import { IN_A_HURRY, SPEED } from './timing.ts';

/** At the viewer's pace; several moves at once go quicker. */
export function faster(
  steps: readonly Step[],
  pace: Exclude<Settings['pace'], 'skip'>,
  moves: number,
): readonly Step[] {
  const factor = SPEED[pace] * (moves > 1 ? IN_A_HURRY : 1);
  return steps.map((step) => ({
    ...step,
    start: step.start * factor,
    duration: step.duration * factor,
  }));
}

/** Dice, points and banners are read; all else is already where it belongs. */
export const onlyToRead = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ motion }) => motion === 'roll' || motion === 'rise' || motion === 'show');
