import type { Setup, SetupRequest } from '@ochre/kernel';
import type { AnyTraining } from '@ochre/search/training';
import type { Knowledge } from '@ochre/search/value';
import { trainingOf } from './games.ts';

/** What is trained and how: plain data, so that it can be sent to workers and kept beside the weights. */
export interface Course {
  readonly game: string;
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
  /** In its own games it looks ahead so far, and learns what that finds; without it, one step. */
  readonly search?: Search;
  /** The weights it begins with, by name and digest; without it, random ones. */
  readonly from?: string;
  /** In its own games all others play by these weights, and it learns to beat them; by name and digest. */
  readonly beats?: string;
  /** The learning rate falls from the first to the last in a straight line. */
  readonly rates: readonly [number, number];
}

/** How many moves it looks into, and how many it weighs for that. */
export interface Search {
  readonly candidates: number;
  readonly work: number;
}

/** Teaching is nearly supervised: the outcome counts for all positions. */
export const TEACH_LAMBDA = 0.98;

/** What is trained, ready to be played and seen. */
export interface Subject {
  readonly training: AnyTraining;
  readonly setup: Setup;
  readonly knowledge: Knowledge<unknown, unknown>;
  readonly inputs: number;
  readonly hidden: number;
}

export function subjectOf({ game, setup: request, hidden }: Course): Subject {
  const training = trainingOf(game);
  const setup = training.game.checkSetup(request);
  const knowledge = training.knowledgeFor(setup);
  return { training, setup, knowledge, inputs: knowledge.sight.inputs, hidden };
}

export const roundsOf = ({ teachRounds, selfRounds }: Course): number => teachRounds + selfRounds;

export const isTeaching = ({ teachRounds }: Course, round: number): boolean => round < teachRounds;

export function rateAt(course: Course, round: number): number {
  const [from, to] = course.rates;
  return from + ((to - from) * round) / Math.max(1, roundsOf(course) - 1);
}
