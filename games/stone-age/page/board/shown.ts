import type { Snapshot } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import type { Marks, OnPlace } from './marks.ts';

/** What every part of the board is drawn from. */
export interface BoardLook {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  /** The seat of who looks: theirs are the people that would go somewhere. */
  readonly viewer: number;
  readonly marks: Marks;
  /** Without it, nothing can be tapped. */
  readonly onPlace?: OnPlace | undefined;
}
