import type { Seat } from './seats.ts';

/** Who plays, by seat; `you` is the seat of whoever reads. */
export interface Cast {
  readonly names: readonly string[];
  readonly you?: number | undefined;
}

/** At a keyboard of one person, that person is spoken to. */
export function castOf(seats: readonly Seat[]): Cast {
  const names = seats.map(({ name }) => name);
  const you = names.indexOf('You');
  return { names, you: you < 0 ? undefined : you };
}
