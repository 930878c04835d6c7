import { type Random, randomFrom } from '@ochre/kernel';
import type { Bot } from '@ochre/search';
import type { AnyTraining } from '@ochre/search/training';
import { halvingSearch, type Outcome, ValuePolicy, type Weights } from '@ochre/search/value';
import {
  type Course,
  isTeaching,
  rateAt,
  type Search,
  type Subject,
  subjectOf,
  TEACH_LAMBDA,
} from './course.ts';
import { Learner, type Mind } from './learner.ts';
import { Samples } from './samples.ts';
import { by, type Pick, playGame, setTargets } from './training-games.ts';

/** What a shard of a round learned. */
export interface Learned {
  readonly mind: Mind;
  /** The mean error of the share of winning. */
  readonly error: number;
}

/** One in so many of the moves that are explored is random. */
const TEACHERS_EXPLORE = 10;
const SELF_EXPLORES = 50;

/** Plays its games one after another and learns from each; the same part learns the same. */
export function trainShard(course: Course, mind: Mind, part: Part, prey?: Weights): Learned {
  const { round } = part;
  const subject = subjectOf(course);
  const learner = new Learner(mind, subject);
  const policy = new ValuePolicy({ ...subject, ...mind }, subject.knowledge);
  const lambda = isTeaching(course, round) ? TEACH_LAMBDA : course.lambda;
  const rate = rateAt(course, round);
  let error = 0;
  const rival = prey && new ValuePolicy(prey, subject.knowledge);
  for (const { samples, end, random } of shardGames(course, subject, policy, part, rival)) {
    setTargets(subject, samples, end, learner, lambda);
    error += learner.learn(samples, rate, random) / course.games;
    policy.network.load(mind);
  }
  learner.finish(rate);
  return { mind, error };
}

/** Which games of a course. */
export interface Part {
  readonly round: number;
  readonly shard: number;
}

/** A game that was played, and what was seen of it: that holds until the next one is. */
export interface PlayedGame {
  readonly samples: Samples;
  readonly end: unknown;
  readonly random: Random;
}

/** Games of teachers, or of whoever plays by the policy as it is when each of them begins; against `rival`, if it is there. */
export function* shardGames(
  course: Course,
  subject: Subject,
  policy: ValuePolicy<unknown, unknown>,
  { round, shard }: Part,
  rival?: ValuePolicy<unknown, unknown>,
): Generator<PlayedGame, void, void> {
  const samples = new Samples();
  const x = new Float32Array(subject.inputs);
  for (let game = 0; game < course.games; game++) {
    const seed = `${course.seed} ${round} ${shard} ${game}`;
    const random = randomFrom(`${seed} order`);
    samples.clear();
    const { picks, learns } = isTeaching(course, round)
      ? { picks: teachers(subject, random), learns: EVERY_SEAT }
      : own(course, subject, policy, random, rival);
    const see = (state: unknown, seat: number, found?: Outcome): void => {
      if (!learns(seat)) return;
      subject.knowledge.sight.write(state, seat, x);
      samples.add(seat, x, found);
    };
    const end = playGame(subject, picks, seed, (state, mover, found) => {
      see(state, mover, found);
      const other = otherThan(mover, subject.setup.players, random);
      if (other !== undefined) see(state, other);
    });
    yield { samples, end, random };
  }
}

/**
 * A position is worth something to those who did not move as well, and that is asked where all shares are to add up
 * to one: one of them learns from it, too.
 */
const otherThan = (mover: number, players: number, random: Random): number | undefined =>
  players === 1 ? undefined : (mover + 1 + random.below(players - 1)) % players;

const EVERY_SEAT = (): boolean => true;

/** The strongest teacher half the time, else any of them. */
function teacher({ teachers }: AnyTraining, random: Random): Bot<unknown, unknown> {
  const at = random.below(2) === 0 ? teachers.length - 1 : random.below(teachers.length);
  return teachers[at]!;
}

/** Teachers drawn by lot, who now and then try anything. */
const teachers = ({ setup, training }: Subject, random: Random): Pick[] =>
  Array.from({ length: setup.players }, () => {
    const bot = teacher(training, random);
    return exploring(training, by(bot), TEACHERS_EXPLORE);
  });

/** A game of its own, in all seats; or in one of them, now and then against its teachers or always against a rival. */
function own(
  { sparring, search }: Course,
  { setup, training }: Subject,
  policy: ValuePolicy<unknown, unknown>,
  random: Random,
  rival?: ValuePolicy<unknown, unknown>,
): { picks: Pick[]; learns: (seat: number) => boolean } {
  const pick = exploring(training, search ? searching(policy, search) : by(policy), SELF_EXPLORES);
  const picks = Array.from({ length: setup.players }, () => pick);
  const isSparring = sparring > 0 && setup.players > 1 && random.below(sparring) === 0;
  if (!isSparring && rival === undefined) return { picks, learns: EVERY_SEAT };
  const self = random.below(setup.players);
  const against = picks.map((_, seat): Pick => {
    if (seat === self) return pick;
    return by(isSparring ? teacher(training, random) : rival!);
  });
  // What a position is worth to a teacher or a rival is another question.
  return { picks: against, learns: (seat) => seat === self };
}

/** Looks ahead where that is worth while, to the end of the round. */
function searching(policy: ValuePolicy<unknown, unknown>, search: Search): Pick {
  const effort = { ...search, rounds: 1 };
  const plain = by(policy);
  return (state, legal, random) =>
    legal.length > 1 && policy.knowledge.isPlayedOn(state, legal)
      ? halvingSearch(policy, effort, { seen: state, legal, random, limit: undefined })
      : plain(state, legal, random);
}

const exploring =
  (training: AnyTraining, pick: Pick, oneIn: number): Pick =>
  (state, legal, random) =>
    training.isExplored(legal) && random.below(oneIn) === 0
      ? { action: legal[random.below(legal.length)] }
      : pick(state, legal, random);
