import { type Random, randomFrom } from '@ochre/kernel';
import type { Bot } from '@ochre/search';
import { STONE_AGE_BOTS } from '@ochre/stone-age/bots';
import { ValuePolicy } from '@ochre/stone-age/bots/value';
import type { Action, State } from '@ochre/stone-age/rules';
import {
  type Course,
  isTeaching,
  rateAt,
  type Subject,
  subjectOf,
  TEACH_LAMBDA,
} from './course.ts';
import { Learner, type Mind } from './learner.ts';
import { Samples } from './samples.ts';
import { type Pick, playGame, setTargets } from './training-games.ts';

/** What a shard of a round learned. */
export interface Learned {
  readonly mind: Mind;
  /** The mean error of the share of winning. */
  readonly error: number;
}

/** One in so many placements is random, so that new ways are seen at all. */
const TEACHERS_EXPLORE = 10;
const SELF_EXPLORES = 50;

/** Plays its games one after another and learns from each; the same round and shard learn the same. */
export function trainShard(course: Course, mind: Mind, round: number, shard: number): Learned {
  const subject = subjectOf(course);
  const learner = new Learner(mind, subject);
  const samples = new Samples();
  const policy = new ValuePolicy({ ...subject, ...mind }, subject.sight);
  const x = new Float32Array(subject.inputs);
  let error = 0;
  for (let game = 0; game < course.games; game++) {
    const seed = `${course.seed} ${round} ${shard} ${game}`;
    const random = randomFrom(`${seed} order`);
    const teaching = isTeaching(course, round);
    policy.network.load(mind);
    samples.clear();
    const { picks, learns } = teaching
      ? { picks: teachers(subject, random), learns: EVERY_SEAT }
      : own(course, subject, policy, random);
    const end = playGame(subject.setup, picks, seed, (state, seat) => {
      if (!learns(seat)) return;
      subject.sight.write(state, seat, x);
      samples.add(seat, x);
    });
    setTargets(samples, end, subject.sight, learner, teaching ? TEACH_LAMBDA : course.lambda);
    error += learner.learn(samples, rateAt(course, round), random) / course.games;
  }
  return { mind, error };
}

const EVERY_SEAT = (): boolean => true;

const RULE_BOTS = Object.entries(STONE_AGE_BOTS)
  .filter(([name]) => name !== 'random')
  .map(([, bot]) => bot);

/** The strongest of the rule bots half the time, else any of them. */
const ruleBot = (random: Random): Bot<State, Action> =>
  random.below(2) === 0 ? STONE_AGE_BOTS.greedy : RULE_BOTS[random.below(RULE_BOTS.length)]!;

/** Rule bots drawn by lot, who now and then place people anywhere. */
const teachers = ({ setup }: Subject, random: Random): Pick[] =>
  Array.from({ length: setup.players }, () => {
    const bot = ruleBot(random);
    return exploring((...asked) => bot.choose(...asked), TEACHERS_EXPLORE);
  });

/** A game of its own, in all seats; or, now and then, in one of them against rule bots. */
function own(
  { sparring }: Course,
  { setup }: Subject,
  policy: ValuePolicy,
  random: Random,
): { picks: Pick[]; learns: (seat: number) => boolean } {
  const pick = exploring((...asked) => policy.choose(...asked), SELF_EXPLORES);
  const picks = Array.from({ length: setup.players }, () => pick);
  if (sparring === 0 || setup.players === 1 || random.below(sparring) !== 0) {
    return { picks, learns: EVERY_SEAT };
  }
  const self = random.below(setup.players);
  const against = picks.map((_, seat): Pick => {
    if (seat === self) return pick;
    const bot = ruleBot(random);
    return (...asked) => bot.choose(...asked);
  });
  // What a position is worth to a rule bot is another question.
  return { picks: against, learns: (seat) => seat === self };
}

const exploring =
  (pick: Pick, oneIn: number): Pick =>
  (state, legal, random) =>
    EXPLORED.has(legal[0]!.kind) && random.below(oneIn) === 0
      ? legal[random.below(legal.length)]!
      : pick(state, legal, random);

const EXPLORED = new Set(['place', 'stock', 'elder']);
