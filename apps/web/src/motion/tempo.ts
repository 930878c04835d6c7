import { endOf, type Motion, type MotionStep, type TimedChange } from '@ochre/ui/motion/step.ts';
import { IN_A_HURRY, LONGEST, QUICKEST, SPEED } from '@ochre/ui/motion/timing.ts';
import type { Pace } from '../settings/index.ts';

/** What is played of one move. */
export interface Played {
  readonly steps: readonly MotionStep[];
  readonly changes: readonly TimedChange<unknown>[];
}

export const lengthOf = ({ steps, changes }: Played): number =>
  Math.max(endOf(steps), changes.at(-1)?.at ?? 0);

export const lengthOfAll = (all: readonly Played[]): number =>
  all.reduce((sum, each) => sum + lengthOf(each), 0);

/** How quick moves are that wait to be seen, against one alone: the more, the quicker. */
export function hurryFor(waiting: readonly Played[]): number {
  if (waiting.length < 2) return 1;
  return Math.max(QUICKEST, Math.min(IN_A_HURRY, LONGEST / lengthOfAll(waiting)));
}

/** By how much everything is quicker. Who skips still hears what happened. */
export const factorOf = (pace: Pace, hurry: number): number =>
  SPEED[pace === 'skip' ? 'brisk' : pace] * hurry;

/** At the viewer's pace. */
export function atPace({ steps, changes }: Played, pace: Pace, hurry: number): Played {
  const factor = factorOf(pace, hurry);
  return {
    steps: steps.map(({ hides, ...step }) => ({
      ...step,
      start: step.start * factor,
      duration: step.duration * factor,
      ...(hides === undefined ? {} : { hides: hides * factor }),
    })),
    changes: changes.map(({ at, make }) => ({ at: at * factor, make })),
  };
}

/** What is there to be read. */
const READ: readonly Motion[] = ['roll', 'rise', 'show', 'look'];

/** Where nothing moves all is at once where it belongs; dice, points and banners are read. */
export const onlyToRead = ({ steps, changes }: Played): Played => ({
  steps: steps.filter(({ motion }) => READ.includes(motion)),
  changes: changes.map(({ make }) => ({ at: 0, make })),
});
