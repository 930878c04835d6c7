import { type Random, shuffled } from '@ochre/kernel';
import { type LineUp, membersOf } from '@ochre/search/statistics';

/** One game of a seed: who sits where, and which deal of cards and dice it is. */
export interface Seating {
  readonly bots: readonly number[];
  /** Nearly always 0: the games of a seed have the same cards and dice. */
  readonly deal: number;
}

/** How many games one seed is: a bot at every seat has nobody to change seats with. */
export const gamesOf = (lineUp: LineUp): number =>
  membersOf(lineUp).length === 1 ? 1 : lineUp.length;

/**
 * The games of one seed. The seats are drawn, then everybody moves on by one seat from game to game,
 * so that all meet the same luck. Whoever plays alone has the only seat in turn.
 */
export function seatingsOf(lineUp: LineUp, players: number, random: Random): Seating[] {
  if (players === 1) return lineUp.map((bot) => ({ bots: [bot], deal: 0 }));
  if (gamesOf(lineUp) === 1) return [{ bots: lineUp, deal: 0 }];
  const drawn = shuffled(lineUp, (limit) => random.below(limit));
  const period = periodOf(drawn);
  return drawn.map((_, turn) => ({
    bots: rotated(drawn, turn),
    // Where the same seating comes again, the same game would: it gets other cards.
    deal: Math.floor(turn / period),
  }));
}

const rotated = <T>(items: readonly T[], by: number): T[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

/** After so many turns everybody sits as at the start. */
function periodOf(bots: readonly number[]): number {
  const start = bots.join();
  return 1 + bots.findIndex((_, at) => rotated(bots, at + 1).join() === start);
}
