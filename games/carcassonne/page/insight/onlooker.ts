import type { Seat } from '@ochre/ui/seat.ts';
import type { Snapshot } from '../../rules/index.ts';

/** Who looks at what. */
export interface Onlooker {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  /** Undefined for who does not play. */
  readonly viewer: number | undefined;
}
