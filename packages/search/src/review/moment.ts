import type { Choice } from './choice.ts';
import type { Worth } from './worth.ts';

/** A move of the record, and what it came to. */
export interface Moment {
  /** The first move is 0. */
  readonly at: number;
  readonly player: number;
  readonly move: string;
  /** What everybody could expect after it. */
  readonly after: Worth;
  /** Of that, what chance brought. */
  readonly luck: Worth;
  /** In so many ways it could have gone: 1 where nothing was left to chance. */
  readonly ways: number;
  /** Undefined where there was nothing to choose. */
  readonly choice?: Choice;
}

/** How the game began: nobody has decided anything yet. */
export interface Start {
  readonly worth: Worth;
  readonly luck: Worth;
}
