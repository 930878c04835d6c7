import { botMove } from '@ochre/search';
import { type BotName, STONE_AGE_BOTS } from '@ochre/stone-age/bots';
import { ValuePolicy } from '@ochre/stone-age/bots/value';
import { stoneAge } from '@ochre/stone-age/rules';
import { type Course, subjectOf } from './course.ts';
import type { Averaged } from './mind.ts';
import { type Pick, playGame } from './training-games.ts';

/** What came of games against rule bots; sums, so that they can be added. */
export interface Measured {
  games: number;
  won: number;
  score: number;
  rounds: number;
}

/** The learner takes each seat in turn, on the same cards and dice, against one kind of bot. */
export function measure(
  course: Course,
  weights: Averaged,
  opponent: BotName,
  from: number,
  to: number,
): Measured {
  const subject = subjectOf(course);
  const { setup, sight } = subject;
  const policy = new ValuePolicy({ ...subject, ...weights }, sight);
  const own: Pick = (state, legal, random) => policy.choose(state, legal, random);
  const bot = STONE_AGE_BOTS[opponent];
  const other: Pick = (state, _legal, random) => botMove(stoneAge, bot, state, random);
  const measured = { games: 0, won: 0, score: 0, rounds: 0 };
  for (let game = from; game < to; game++) {
    const seat = game % setup.players;
    const seats = Array.from({ length: setup.players }, (_, at) => (at === seat ? own : other));
    // Seeds of their own, never those of the training.
    const seed = `measure ${Math.floor(game / setup.players)}`;
    const end = playGame(setup, seats, seed);
    const winners = stoneAge.winners(end);
    measured.games++;
    if (winners.includes(seat)) measured.won += 1 / winners.length;
    measured.score += stoneAge.scores(end)[seat]!;
    measured.rounds += end.round;
  }
  return measured;
}
