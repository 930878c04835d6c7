/** How names are told apart, which is for whoever keeps the table to say. */
export interface Naming {
  /** What a name looks like; names that have a look in common are taken for each other. */
  readonly looksOf: (name: string) => readonly string[];
  /** Whether a name looks like that of a bot of a game: nobody else is called so. */
  readonly isBots: (name: string, game: string) => boolean;
}

/** Around one screen people see who speaks. */
export const FREELY: Naming = { looksOf: () => [], isBots: () => false };
