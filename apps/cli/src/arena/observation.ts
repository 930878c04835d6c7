/** What the games of one seed came to: they share their luck, so that they count as one. */
export interface Observation {
  /** Which of the line-ups has played. */
  readonly lineUp: number;
  readonly games: number;
  /** Games that were too long, and counted as they stood. */
  readonly unfinished: number;
  /** One for each bot in it, in its order. */
  readonly parts: readonly Part[];
  /** What was won at each seat, in parts of a victory, whoever sat there. */
  readonly seatWins: readonly number[];
  /** Of every game, what its winners had. */
  readonly winningScores: readonly number[];
  readonly checksum: number;
}

/** What a bot did in them, over all seats it has had. */
export interface Part {
  readonly bot: number;
  /** In parts of a victory, of which a shared one has several owners. */
  wins: number;
  readonly scores: number[];
  rounds: number;
  readonly grades: string[];
  decisions: number;
  ms: number;
  slowestMs: number;
}

export const newPart = (bot: number): Part => ({
  bot,
  wins: 0,
  scores: [],
  rounds: 0,
  grades: [],
  decisions: 0,
  ms: 0,
  slowestMs: 0,
});
