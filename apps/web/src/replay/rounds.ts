import type { RoundStart } from '../story/story.ts';

/** Where the round began, or the one before for who is there already. */
export const roundBack = (rounds: readonly RoundStart[], at: number): number =>
  rounds.findLast(({ moves }) => moves < at)?.moves ?? 0;

/** Where the next round begins, or the end. */
export const roundOn = (rounds: readonly RoundStart[], at: number, length: number): number =>
  rounds.find(({ moves }) => moves > at)?.moves ?? length;
