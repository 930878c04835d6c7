import type { Event, PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { MotionPlan } from '@ochre/ui/motion/step.ts';
import type { Roll, RollOnLand } from './roll.ts';
import type { Step } from './step.ts';

/** What is known when a move begins. */
export interface Scene {
  readonly view: Snapshot;
  /** Where the last people came home from: what they earned may come with later moves. */
  readonly place?: PlaceName | undefined;
  /** Where cards and tiles lay that were taken. */
  readonly lay?: ReadonlyMap<string, PlaceName>;
  /** Dice that lie there until tools are added, or one of them is taken. */
  readonly roll?: Roll | undefined;
}

export interface PlannedMotion extends MotionPlan<Snapshot, Scene> {
  readonly steps: readonly Step[];
  readonly staged?: RollOnLand | undefined;
  readonly next?: PlannedMotion;
}

/** What is played in one go. */
export interface Part {
  readonly events: readonly Event[];
  readonly staged?: RollOnLand | undefined;
  readonly isCalm?: boolean;
  /** So long everything stands still after it. */
  readonly rest?: number;
}
