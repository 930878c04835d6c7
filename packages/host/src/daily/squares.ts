/**
 * A result as a line of squares, to be shared: it tells how the game went and nothing of its cards. Each
 * stands for a sixth of the moves.
 */
export const SQUARES = { good: '🟩', fair: '🟨', poor: '⬜' } as const;

export const STRETCHES = 6;

/** Who is behind by no more than this part of the leader's points is close. */
const CLOSE = 0.1;

/** After how many of so many moves each stretch ends; the last one ends with the game. */
export const endsOfStretches = (moves: number): number[] =>
  Array.from({ length: STRETCHES }, (_, at) => Math.ceil((moves * (at + 1)) / STRETCHES));

/** How somebody stood among others when a stretch ended. */
export function squareAmongOthers(scores: readonly number[], seat: number): string {
  const best = Math.max(...scores);
  const behind = best - scores[seat]!;
  if (behind === 0) return SQUARES.good;
  return behind <= CLOSE * best ? SQUARES.fair : SQUARES.poor;
}

/** What a stretch brought who plays alone, against an even share of all that the game brought. */
export function squareAlone(gained: number, evenShare: number): string {
  if (gained <= 0) return SQUARES.poor;
  return gained >= evenShare ? SQUARES.good : SQUARES.fair;
}
