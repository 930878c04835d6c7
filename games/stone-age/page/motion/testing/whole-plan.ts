import { endOf } from '@ochre/ui/motion/step.ts';
import type { PlannedMotion } from '../planned.ts';

/** The parts of a move as they are played, one after the other. */
export function partsOf(plan: PlannedMotion): PlannedMotion[] {
  return plan.next === undefined ? [plan] : [plan, ...partsOf(plan.next)];
}

/** The same as if it were one. */
export function wholePlan(plan: PlannedMotion): PlannedMotion {
  const { before, after, steps, changes } = partsOf(plan).reduce((all, part) => {
    const begins = Math.max(endOf(all.steps), all.changes.at(-1)?.at ?? 0);
    return {
      ...part,
      before: all.before,
      steps: [...all.steps, ...part.steps.map((step) => ({ ...step, start: step.start + begins }))],
      changes: [
        ...all.changes,
        ...part.changes.map((change) => ({ ...change, at: change.at + begins })),
      ],
    };
  });
  return { before, after, steps, changes };
}
