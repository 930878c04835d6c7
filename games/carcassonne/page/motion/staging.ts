import type { TimedChange } from '@ochre/ui/motion/step.ts';
import type { Snapshot } from '../../rules/index.ts';
import { spotOn } from '../board/spots.ts';
import type { Change } from './change.ts';
import type { Spot, Step } from './step.ts';

/** What the steps of a move are made from. */
export interface Staging {
  /** The table as it is after all that is planned already, whatever of it still moves. */
  view: Snapshot;
  readonly steps: Step[];
  readonly changes: TimedChange<Snapshot>[];
  /** When the next thing begins. */
  now: number;
  /** Whether who looks has made the move. */
  readonly isOwn: boolean;
  /** Whether tiles were removed in the turn that begins: its number is told with the tile that fits. */
  hasRemoved: boolean;
}

/** The table shows it so long after now. */
export function happens(staging: Staging, make: Change, after = 0): void {
  staging.changes.push({ at: staging.now + after, make });
  staging.view = make(staging.view);
}

export function add(
  { steps, now }: Staging,
  step: Omit<Step, 'start'> & { readonly after?: number },
): void {
  const { after = 0, ...rest } = step;
  steps.push({ start: now + after, ...rest });
}

/** The middle of a square. */
export const square = (x: number, y: number): Spot => ({ at: 'land', x: x + 0.5, y: y + 0.5 });

/** Where a figure stands. */
export const onSegment = (
  { view }: Staging,
  at: { readonly x: number; readonly y: number },
  on: Parameters<typeof spotOn>[2],
): Spot => ({ at: 'land', ...spotOn(view.board, at, on) });

export const panel = (player: number, part: 'supply' | 'score'): Spot => ({
  at: 'panel',
  player,
  part,
});
