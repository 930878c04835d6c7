import type { RoundStart } from '../story/story.ts';

/** The round of a moment. A round begins with the first move in it. */
export const roundAt = (rounds: readonly RoundStart[], at: number): number =>
  rounds.findLast(({ moves }) => moves <= at)?.round ?? 1;

/** Where the round began, or the one before for who is there already. */
export const roundBack = (rounds: readonly RoundStart[], at: number): number =>
  rounds.findLast(({ moves }) => moves < at)?.moves ?? 0;

/** Where the next round begins, or the end. */
export const roundOn = (rounds: readonly RoundStart[], at: number, length: number): number =>
  rounds.find(({ moves }) => moves > at)?.moves ?? length;
