import { botMove } from '@ochre/search';
import { ValuePolicy, type Weights } from '@ochre/search/value';
import { type Course, type Subject, subjectOf } from './course.ts';
import type { Averaged } from './mind.ts';
import { by, type Pick, playGame } from './training-games.ts';

/** Which games are played to see how strong it is. */
export interface Measuring {
  readonly weights: Averaged;
  readonly opponent: Rival;
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

function pickOf({ name, weights }: Rival, { knowledge, training }: Subject): Pick {
  if (weights !== undefined) return by(new ValuePolicy(weights, knowledge));
  const bot = training.bots[name]!;
  return (state, _legal, random) => ({ action: botMove(training.game, bot, state, random) });
}

/** The learner takes each seat in turn, on the same cards and dice, against one rival. */
export function measure(course: Course, { weights, opponent, from, to }: Measuring): Measured {
  const subject = subjectOf(course);
  const { setup, knowledge, training } = subject;
  const { game } = training;
  const policy = new ValuePolicy({ ...subject, ...weights }, knowledge);
  const own = by(policy);
  const other = pickOf(opponent, subject);
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
