import type { Event } from '@ochre/stone-age/rules';
import type { Move } from '@ochre/ui/motion/showing.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import type { Words } from '../../words/index.ts';
import { inShort } from './in-short.ts';

/** What a bot did since the viewer's last move. */
export interface DoneSince {
  readonly seat: number;
  readonly did: readonly string[];
}

/** A line for each bot that did something; none before the viewer's first move. */
export function sinceThen(
  moves: readonly Move[],
  viewer: number,
  seats: readonly Seat[],
  words: Words,
): readonly DoneSince[] {
  const own = moves.findLastIndex(({ seat }) => seat === viewer);
  const events = moves.slice(own + 1).flatMap((move) => move.events as readonly Event[]);
  return seats
    .map((_, seat) => ({ seat, did: inShort(events, seat, words) }))
    .filter(({ seat, did }) => seats[seat]?.isBot === true && seat !== viewer && did.length > 0);
}
