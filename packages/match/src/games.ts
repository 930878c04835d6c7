import type { Game, GameEvent } from '@ochre/kernel';

/** A game of which a table needs to know nothing more than what every game is. */
export type ListedGame = Game<unknown, unknown, unknown, GameEvent>;

/** The games a table can be of, by name. */
export type Games = Readonly<Record<string, ListedGame>>;
