/** What a game was like, for those who count many of them. */
export interface LookBack {
  readonly rounds: number;
  /** Why it ended, by its name in `endings`. */
  readonly ending: string;
  /** Points by line of the scoring, of every seat; none while the game runs. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** What the score of a game for one is called, by its name in `grades`. */
  readonly grade?: string;
}
