import type { ActionOf, Good, PlaceName, State } from '@ochre/stone-age/rules';
import { COMMON } from './common.ts';
import { foodWorth } from './hunger.ts';
import type { Outlook } from './outlook.ts';
import { broughtWorth } from './placements.ts';
import { peopleOn } from './places.ts';
import type { RoundPlan } from './plan.ts';

/** What was rolled for, and the place or card that gives it. */
export interface RolledFor {
  readonly good: Good;
  readonly source: string;
}

/** What a roll brings with these tools, less what they are kept for. */
export const toolsGain = (outlook: Outlook, plan: RoundPlan, action: ActionOf<'tools'>): number =>
  withTools(outlook, action, ({ good }, count) => {
    if (good === 'food') return foodWorth(outlook, plan, plan.food + count);
    return good === 'jewelry'
      ? count * outlook.price.jewelry
      : broughtWorth(outlook, plan, good, count);
  });

/** Fewer steps are better, though little, when nothing else is left to roll for, and fewer tools. */
const SPARE_STEP = 0.02;
const SPARE_TOOL = 0.001;

export function withTools(
  { seen, owner, player, future }: Outlook,
  { slots, oneUse }: ActionOf<'tools'>,
  brought: (roll: RolledFor, count: number) => number,
): number {
  const roll = seen.pending[seen.pending.length - 1];
  if (roll?.kind !== 'useTools') return 0;
  let kept = 0;
  for (const slot of slots) kept += owner.tools[slot - 1]!;
  let spent = 0;
  for (const value of oneUse) spent += value;
  const count = Math.floor((sum(roll.dice) + kept + spent) / roll.divisor);
  const step = rollsAgain(seen, player) ? COMMON.toolStep : SPARE_STEP;
  return (
    brought({ good: roll.good, source: roll.for }, count) -
    kept * step -
    slots.length * SPARE_TOOL -
    spent * (future > 0 ? COMMON.oneUseStep : SPARE_STEP)
  );
}

const ROLLING: readonly PlaceName[] = [
  'river',
  'quarry',
  'claypit',
  'forest',
  'D06',
  'D05',
  'D04',
  'hunt',
];

const rollsAgain = (seen: State, player: number): boolean =>
  ROLLING.some((place) => peopleOn(seen, player, place) > 0);

function sum(dice: readonly number[]): number {
  let total = 0;
  for (const face of dice) total += face;
  return total;
}
