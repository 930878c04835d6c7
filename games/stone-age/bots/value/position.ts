import type { State } from '@ochre/stone-age/rules';
import type { PlaceIndex } from './place-index.ts';
import type { Seated } from './seated.ts';

/** A position as the features look at it. */
export interface SeenPosition {
  readonly state: State;
  readonly index: PlaceIndex;
  /** Rounds, as far as they can be foreseen. */
  readonly toCome: number;
  /** The seat it is looked at from first, the others in turn order. */
  readonly seated: readonly Seated[];
}
