import type { Setup, SetupRequest } from '@ochre/kernel';
import { type Sight, sightFor } from '@ochre/stone-age/bots/value';
import { stoneAge } from '@ochre/stone-age/rules';

/** What is trained and how: plain data, so that it can be sent to workers and kept beside the weights. */
export interface Course {
  readonly setup: SetupRequest;
  readonly hidden: number;
  readonly seed: string;
  /** First it learns from games of rule bots, so many rounds; then from its own. */
  readonly teachRounds: number;
  readonly selfRounds: number;
  /** A round is so many shards, each playing so many games and learning from them by itself. */
  readonly shards: number;
  readonly games: number;
  /** Of its own games, one in so many is against rule bots; 0 for none. */
  readonly sparring: number;
  readonly lambda: number;
  /** The learning rate falls from the first to the last in a straight line. */
  readonly rates: readonly [number, number];
}

/** Teaching is nearly supervised: the outcome counts for all positions. */
export const TEACH_LAMBDA = 0.98;

export interface Subject {
  readonly setup: Setup;
  readonly sight: Sight;
  readonly inputs: number;
  readonly hidden: number;
}

export function subjectOf({ setup: request, hidden }: Course): Subject {
  const setup = stoneAge.checkSetup(request);
  const sight = sightFor(setup);
  return { setup, sight, inputs: sight.inputs(setup.players), hidden };
}

export const roundsOf = ({ teachRounds, selfRounds }: Course): number => teachRounds + selfRounds;

export const isTeaching = ({ teachRounds }: Course, round: number): boolean => round < teachRounds;

export function rateAt(course: Course, round: number): number {
  const [from, to] = course.rates;
  return from + ((to - from) * round) / Math.max(1, roundsOf(course) - 1);
}
