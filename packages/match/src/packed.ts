import type { Deed, Entry, Member } from './deed.ts';

/**
 * An entry as a short list: the time since the one before, the number of who did it, and the deed.
 * Nearly all deeds are moves and ends of turns; these are a seat, with the move or alone.
 */
export type Packed =
  | readonly [passed: number, by: number, seat: number, move: string]
  | readonly [passed: number, by: number, seat: number]
  | readonly [passed: number, by: number, deed: Deed];

export function packed(deed: Deed, passed: number, by: number): Packed {
  switch (deed.kind) {
    case 'moved':
      return [passed, by, deed.seat, deed.move];
    case 'turnEnded':
      return [passed, by, deed.seat];
    default:
      return [passed, by, deed];
  }
}

/** The entries of packed ones, from the first of a log on. */
export function unpacked(all: readonly Packed[], members: readonly Member[]): Entry[] {
  let at = 0;
  return all.map(([passed, by, what, move], index) => {
    at += passed;
    return { seq: index + 1, at, by: members[by]!, deed: deedOf(what, move) };
  });
}

function deedOf(what: number | Deed, move: string | undefined): Deed {
  if (typeof what !== 'number') return what;
  return move === undefined
    ? { kind: 'turnEnded', seat: what }
    : { kind: 'moved', seat: what, move };
}
