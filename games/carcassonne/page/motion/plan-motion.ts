import { byType } from '@ochre/kernel';
import type { MotionPlan } from '@ochre/ui/motion/step.ts';
import type { Event, Snapshot } from '../../rules/index.ts';
import { PLANS } from './plans/index.ts';
import { type ScoredEvent, scoredFeature } from './scored-feature.ts';
import type { Staging } from './staging.ts';
import type { ScoredOnLand, Staged, Step } from './step.ts';
import { CAMERA } from './timing.ts';

/** What is known when a move begins. */
export interface Scene {
  readonly view: Snapshot;
}

export interface PlannedMotion extends MotionPlan<Snapshot, Scene> {
  readonly steps: readonly Step[];
  readonly staged?: Staged | undefined;
  readonly next?: PlannedMotion;
}

/** How a move is seen: all that is scored is a part of its own, outlined on the land. */
export function planMotion(events: readonly Event[], scene: Scene, isOwn = false): PlannedMotion {
  const plans = looksFirst(events, scene, isOwn);
  for (const part of partsOf(events)) {
    plans.push(planPart(part, plans.at(-1)?.after ?? scene, isOwn));
  }
  return plans.reduceRight((next, plan) => ({ ...plan, next }));
}

/**
 * The camera goes to where others lay their tile, and back from one's own claim; where things are on the screen
 * is measured when that is done.
 */
function looksFirst([first]: readonly Event[], scene: Scene, isOwn: boolean): PlannedMotion[] {
  if (first?.type === 'laid' && !isOwn) {
    return [still(scene, { at: { x: first.x, y: first.y } })];
  }
  const isClaim = first?.type === 'claimed' || first?.type === 'declined';
  return isClaim && isOwn ? [still(scene)] : [];
}

/** So long nothing changes. */
const still = (scene: Scene, staged?: Staged): PlannedMotion => ({
  steps: [],
  changes: [{ at: CAMERA, make: (view) => view }],
  before: scene.view,
  after: scene,
  staged,
});

/** Who goes home, or loses a challenge, does so with what was scored. */
const BELONGS: readonly Event['type'][] = ['returned', 'challengeLost'];

const opens = (event: Event): event is ScoredEvent => event.type === 'scored' && event.isComplete;

function partsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const parts: Event[][] = [[]];
  for (const event of events) {
    const last = parts.at(-1)!;
    const isAfterScore = last[0] !== undefined && opens(last[0]);
    if (opens(event) || (isAfterScore && !BELONGS.includes(event.type))) parts.push([event]);
    else last.push(event);
  }
  return parts.length > 1 && parts[0]!.length === 0 ? parts.slice(1) : parts;
}

function planPart(events: readonly Event[], { view }: Scene, isOwn: boolean): PlannedMotion {
  const staging: Staging = { view, steps: [], changes: [], now: 0, isOwn, hasRemoved: false };
  for (const event of events) byType(PLANS, event, staging);
  const scored = events.find(opens);
  return {
    steps: staging.steps,
    changes: staging.changes.toSorted((one, other) => one.at - other.at),
    before: view,
    after: { view: staging.view },
    staged: scored && { scored: onLand(view, scored) },
    // A sum is read as slowly as ever.
    isCalm: scored !== undefined,
  };
}

const onLand = (view: Snapshot, event: ScoredEvent): ScoredOnLand => ({
  kind: event.for,
  parts: scoredFeature(view, event)?.parts ?? [],
  players: event.players,
  points: event.points,
  before: view.players.map(({ score }) => score),
});
