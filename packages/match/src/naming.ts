/** How names are told apart, which is for whoever keeps the table to say. */
export interface Naming {
  /** What a name looks like; names that have a look in common are taken for each other. */
  readonly looksOf: (name: string) => readonly string[];
  /** What bots of a game are called: nobody else is. */
  readonly botsOf: (game: string) => readonly string[];
}

/** Around one screen people see who speaks. */
export const FREELY: Naming = { looksOf: () => [], botsOf: () => [] };
