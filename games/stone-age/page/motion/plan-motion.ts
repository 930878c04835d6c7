import { byType } from '@ochre/kernel';
import type { Event } from '@ochre/stone-age/rules';
import { planRoll } from './plan-roll.ts';
import type { Part, PlannedMotion, Scene } from './planned.ts';
import { PLANS } from './plans/index.ts';
import { add, type Staging } from './staging.ts';

/** How a move is seen: at once, or as the scene of a roll. */
export function planMotion(events: readonly Event[], scene: Scene, isOwn = false): PlannedMotion {
  const plans = planRoll(inOrder(events), scene, isOwn, planPart) ?? [planPart({ events }, scene)];
  return plans.reduceRight((next, plan) => ({ ...plan, next }));
}

function planPart(part: Part, { view, place, lay, roll }: Scene): PlannedMotion {
  const { events, staged, isCalm = false, rest = 0 } = part;
  const staging: Staging = {
    view,
    steps: [],
    changes: [],
    now: 0,
    place,
    lay: new Map(lay),
    bare: new Map(),
    isClose: staged?.isOwn === true,
  };
  for (const event of events) byType(PLANS, event, staging);
  if (rest > 0) add(staging, { ...NOTHING_MOVES, duration: rest });
  const { steps, changes } = staging;
  return {
    steps,
    changes: changes.toSorted((one, other) => one.at - other.at),
    before: view,
    after: { view: staging.view, place: staging.place, lay: staging.lay, roll },
    staged,
    isCalm,
  };
}

const NOTHING_MOVES = {
  motion: 'look',
  what: { kind: 'look' },
  from: { at: 'fire' },
  to: { at: 'fire' },
} as const;

/** People see the dice fall before they go home, although the rules send them home first. */
function inOrder(events: readonly Event[]): readonly Event[] {
  const roll = events.findIndex(({ type }) => type === 'rolled');
  if (roll < 0) return events;
  const home = events.slice(0, roll).filter(({ type }) => type === 'returned');
  const others = events.slice(0, roll).filter(({ type }) => type !== 'returned');
  return [...others, events[roll]!, ...home, ...events.slice(roll + 1)];
}
