import { itemAt } from '../item-at.ts';
import { addCounts, type Counts } from '../many-games/counts.ts';
import { addSpread, newSpread, type Spread } from '../many-games/spread.ts';

/**
 * What many games came to, in whole numbers only: their sums do not depend on the order of the
 * games, so neither does a result on how many workers shared them.
 */
export interface Tally {
  games: number;
  seats: SeatTally[];
  rounds: Spread;
  decisions: Spread;
  /** Legal moves, over all decisions. */
  moves: number;
  endings: Counts;
  /** What the scores are called, where they have such names. */
  grades: Counts;
  /** Of all scores; any difference between two runs shows in it. */
  checksum: number;
}

export interface SeatTally {
  scores: Spread;
  /** In parts of a victory, of which a shared one has several owners. */
  wins: number;
  breakdown: Counts;
}

export const newTally = (players: number): Tally => ({
  games: 0,
  seats: Array.from({ length: players }, () => ({ scores: newSpread(), wins: 0, breakdown: {} })),
  rounds: newSpread(),
  decisions: newSpread(),
  moves: 0,
  endings: {},
  grades: {},
  checksum: 0,
});

/** Adds one tally to another of as many players. */
export function addTally(into: Tally, more: Tally): void {
  into.games += more.games;
  into.seats.forEach((seat, at) => {
    const { scores, wins, breakdown } = itemAt(more.seats, at);
    addSpread(seat.scores, scores);
    seat.wins += wins;
    addCounts(seat.breakdown, breakdown);
  });
  addSpread(into.rounds, more.rounds);
  addSpread(into.decisions, more.decisions);
  into.moves += more.moves;
  addCounts(into.endings, more.endings);
  addCounts(into.grades, more.grades);
  into.checksum = (into.checksum + more.checksum) | 0;
}
