import type { Event } from '@ochre/stone-age/rules';
import { isPerson, type Seat } from './seats.ts';

/** One move and what happened by it. */
export interface Ply {
  readonly player: number;
  readonly move: string;
  readonly events: readonly Event[];
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
  seenBy: (event: Event) => string | undefined = newlySeen,
): Undo {
  const at = plies.map(({ player }) => isPerson(seats[player]!)).lastIndexOf(true);
  if (at < 0) return { why: 'There is no move to take back yet.' };
  const since = plies.slice(at);
  for (const { events } of since) {
    for (const event of events) {
      const seen = seenBy(event);
      if (seen !== undefined) return { why: `The last move stands: ${seen} since.` };
    }
  }
  return { count: since.length };
}

/** What an event has brought to light. */
export function newlySeen(event: Event): string | undefined {
  switch (event.type) {
    case 'rolled':
      return 'dice have been rolled';
    case 'cardDrawn':
      return 'a card has been drawn';
    case 'tileOpened':
      return event.tile === '' ? undefined : 'a new building has been turned up';
    case 'row':
      return 'new cards have been laid out';
    default:
      return undefined;
  }
}
