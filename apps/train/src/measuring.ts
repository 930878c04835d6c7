import { botMove } from '@ochre/search';
import { ValuePolicy } from '@ochre/search/value';
import { type Course, subjectOf } from './course.ts';
import type { Averaged } from './mind.ts';
import { type Pick, playGame } from './training-games.ts';

/** Which games are played to see how strong it is. */
export interface Measuring {
  readonly weights: Averaged;
  /** The name of a bot. */
  readonly opponent: string;
  readonly from: number;
  readonly to: number;
}

/** What came of games against rule bots; sums, so that they can be added. */
export interface Measured {
  games: number;
  won: number;
  score: number;
  rounds: number;
}

/** The learner takes each seat in turn, on the same cards and dice, against one kind of bot. */
export function measure(course: Course, { weights, opponent, from, to }: Measuring): Measured {
  const subject = subjectOf(course);
  const { setup, knowledge, training } = subject;
  const { game } = training;
  const policy = new ValuePolicy({ ...subject, ...weights }, knowledge);
  const own: Pick = (state, legal, random) => policy.choose(state, legal, random);
  const bot = training.bots[opponent]!;
  const other: Pick = (state, _legal, random) => botMove(game, bot, state, random);
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
