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
  endings: Record<string, number>;
  /** What the scores are called, where they have such names. */
  grades: Record<string, number>;
  /** Of all scores; any difference between two runs shows in it. */
  checksum: number;
}

export interface SeatTally {
  scores: Spread;
  /** In parts of a victory, of which a shared one has several owners. */
  wins: number;
  breakdown: Record<string, number>;
}

export interface Spread {
  sum: number;
  squares: number;
  least: number;
  most: number;
}

/** Divisible by every number of winners up to six. */
export const PARTS_OF_A_VICTORY = 60;

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

const newSpread = (): Spread => ({
  sum: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
});

export function addTo(spread: Spread, value: number): void {
  merge(spread, { sum: value, squares: value * value, least: value, most: value });
}

/** Adds one tally to another of as many players. */
export function addTally(into: Tally, more: Tally): void {
  into.games += more.games;
  into.seats.forEach((seat, at) => {
    const { scores, wins, breakdown } = more.seats[at]!;
    merge(seat.scores, scores);
    seat.wins += wins;
    addCounts(seat.breakdown, breakdown);
  });
  merge(into.rounds, more.rounds);
  merge(into.decisions, more.decisions);
  into.moves += more.moves;
  addCounts(into.endings, more.endings);
  addCounts(into.grades, more.grades);
  into.checksum = (into.checksum + more.checksum) | 0;
}

function merge(into: Spread, more: Spread): void {
  into.sum += more.sum;
  into.squares += more.squares;
  into.least = Math.min(into.least, more.least);
  into.most = Math.max(into.most, more.most);
}

export function addCounts(
  into: Record<string, number>,
  more: Readonly<Record<string, number>>,
): void {
  for (const [name, count] of Object.entries(more)) into[name] = (into[name] ?? 0) + count;
}

export const meanOf = (spread: Spread, count: number): number => spread.sum / count;

/** The standard deviation, as a sample of all games estimates it. */
export function deviationOf({ sum, squares }: Spread, count: number): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}
