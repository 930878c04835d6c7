/** Work in numbered pieces, each of as many games, to be shared out among threads. */
export interface Work<Part> {
  /** The program of a worker, built beside this one. */
  readonly script: `./${string}-worker.js`;
  /** What every worker must know: plain data. */
  readonly job: unknown;
  readonly pieces: number;
  readonly gamesEach: number;
  readonly workers: number;
  /** Takes what some pieces came to, in whatever order, and tells how many pieces are in it. */
  add(part: Part): number;
}

/** Pieces from one number to before another. */
export interface Pieces {
  readonly from: number;
  readonly to: number;
}
