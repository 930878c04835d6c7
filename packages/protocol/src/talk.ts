/** Who may talk at a table. */
export const TALKERS = ['everybody', 'players', 'nobody'] as const;
export type Talkers = (typeof TALKERS)[number];

/** How many lines a log takes, so that it stays small whoever talks. */
export const MOST_SAID = {
  /** At one seat before the game, whoever has it, and as much again from the beginning on. */
  gathering: 200,
  seat: 500,
  /** All who only watch, together and each. */
  watching: 500,
  watcher: 100,
} as const;

/** How many who only watch may mute somebody, and how many may be banned. */
export const MOST_MUTES = 1_000;
export const MOST_BANS = 200;
