import type { Sound } from './sounds.ts';

/** A sound, and when it is heard, in milliseconds from now. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}
