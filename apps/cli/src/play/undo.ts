import type { GameEvent } from '@ochre/kernel';
import { isPerson, type Seat } from '@ochre/terminal';
import { SHELL_WORDS } from '../words/index.ts';
import type { PlayWords } from '../words/play/words.ts';

/** One move and what happened by it. */
export interface Ply {
  readonly player: number;
  readonly move: string;
  readonly events: readonly GameEvent[];
}

/** How many moves go back, or why none does. */
export type Undo = { readonly count: number } | { readonly why: string };

/**
 * The last move of a person goes back, with the bots' moves that followed it, unless something new
 * was seen since: nobody takes a move back knowing more than when it was made.
 */
export function undoable(
  plies: readonly Ply[],
  seats: readonly Seat[],
  seenSince: (ply: number) => string | undefined,
  words: PlayWords['undo'] = SHELL_WORDS.en.play.undo,
): Undo {
  const people = new Set(seats.flatMap((seat, at) => (isPerson(seat) ? [at] : [])));
  const at = plies.map(({ player }) => people.has(player)).lastIndexOf(true);
  if (at < 0) return { why: words.nothing };
  const seen = seenSince(at);
  if (seen !== undefined) return { why: words.stands(seen) };
  return { count: plies.length - at };
}
