import { byType } from '@ochre/kernel';
import type { Event, PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { MotionPlan } from '@ochre/ui/motion/step.ts';
import { PLANS } from './plans/index.ts';
import type { Staging } from './staging.ts';
import type { Step } from './step.ts';

/** What is known when a move begins. */
export interface Scene {
  readonly view: Snapshot;
  /** Where the last people came home from: what they earned may come with later moves. */
  readonly place?: PlaceName | undefined;
  /** Where cards and tiles lay that were taken: dice of a card are picked long after. */
  readonly lay?: ReadonlyMap<string, PlaceName>;
}

export interface PlannedMotion extends MotionPlan<Snapshot, Scene> {
  readonly steps: readonly Step[];
}

export function planMotion(events: readonly Event[], { view, place, lay }: Scene): PlannedMotion {
  const staging: Staging = {
    view,
    steps: [],
    changes: [],
    now: 0,
    place,
    lay: new Map(lay),
    bare: new Map(),
  };
  for (const event of inOrder(events)) byType(PLANS, event, staging);
  const { steps, changes } = staging;
  return {
    steps,
    changes: changes.toSorted((one, other) => one.at - other.at),
    before: view,
    after: { view: staging.view, place: staging.place, lay: staging.lay },
  };
}

/** People see the dice fall before they go home, although the rules send them home first. */
function inOrder(events: readonly Event[]): readonly Event[] {
  const roll = events.findIndex(({ type }) => type === 'rolled');
  if (roll < 0) return events;
  const home = events.slice(0, roll).filter(({ type }) => type === 'returned');
  const others = events.slice(0, roll).filter(({ type }) => type !== 'returned');
  return [...others, events[roll]!, ...home, ...events.slice(roll + 1)];
}
