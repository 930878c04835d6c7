import type { AnyGame } from '@ochre/kernel';

/** The games a table can be of, by name. */
export type Games = Readonly<Record<string, AnyGame>>;
