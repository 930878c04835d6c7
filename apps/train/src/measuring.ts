import { type Bot, botMove } from '@ochre/search';
import { searchBot, type Thought, ValuePolicy, type Weights } from '@ochre/search/value';
import { type Course, type Subject, subjectOf } from './course.ts';
import type { Averaged } from './mind.ts';
import { by, type Pick, playGame } from './training-games.ts';

/** Which games are played to see how strong it is. */
export interface Measuring {
  readonly weights: Averaged;
  readonly opponent: Rival;
  /** Both think so long, unless the opponent is a bot of its own; without it, they play one step ahead. */
  readonly thought?: Thought | undefined;
  readonly from: number;
  readonly to: number;
}

/** A bot by its name, or whoever plays by other weights. */
export interface Rival {
  readonly name: string;
  readonly weights?: Weights;
}

/** What came of games against others; sums, so that they can be added. */
export interface Measured {
  games: number;
  won: number;
  score: number;
  rounds: number;
}

function rivalPick({ name, weights }: Rival, subject: Subject, thought?: Thought): Pick {
  if (weights !== undefined) return pickBy(weights, subject, thought);
  return asBot(subject, subject.training.bots[name]!);
}

function pickBy(weights: Weights, subject: Subject, thought?: Thought): Pick {
  const policy = new ValuePolicy(weights, subject.knowledge);
  return thought === undefined ? by(policy) : asBot(subject, searchBot(policy, '', thought));
}

/** It sees what its seat may see. */
const asBot =
  ({ training: { game } }: Subject, bot: Bot<unknown, unknown>): Pick =>
  (state, _legal, random) => ({ action: botMove(game, bot, state, random) });

/** The learner takes each seat in turn, on the same cards and dice, against one rival. */
export function measure(course: Course, measuring: Measuring): Measured {
  const { weights, opponent, thought, from, to } = measuring;
  const subject = subjectOf(course);
  const { setup, knowledge, training } = subject;
  const { game } = training;
  const own = pickBy({ ...subject, ...weights }, subject, thought);
  const other = rivalPick(opponent, subject, thought);
  const measured = { games: 0, won: 0, score: 0, rounds: 0 };
  for (let at = from; at < to; at++) {
    const seat = at % setup.players;
    const seats = Array.from({ length: setup.players }, (_, one) => (one === seat ? own : other));
    // Seeds of their own, never those of the training.
    const seed = `measure ${Math.floor(at / setup.players)}`;
    const end = playGame(subject, seats, seed);
    const winners = game.winners(end);
    measured.games++;
    if (winners.includes(seat)) measured.won += 1 / winners.length;
    measured.score += game.scores(end)[seat]!;
    measured.rounds += knowledge.roundOf(end);
  }
  return measured;
}
