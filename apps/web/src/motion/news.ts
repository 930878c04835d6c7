import type { Told } from '@ochre/match';
import type { Event } from '@ochre/stone-age';

/** No more moves than these are played when many came at once. */
const LAST_FEW = 3;

/** What happened in the moves after number `seen`; nothing of what was taken back again. */
export function newsAfter(seen: number, told: readonly Told[]): readonly (readonly Event[])[] {
  const moves: (readonly Event[])[] = [];
  for (const { seq, what } of told) {
    if (seq <= seen) continue;
    if (what.kind === 'tookBack') moves.length = 0;
    if (what.kind === 'moved') moves.push(what.events as readonly Event[]);
  }
  return moves.slice(-LAST_FEW);
}
