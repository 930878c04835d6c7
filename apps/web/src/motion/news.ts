import type { Told } from '@ochre/match';
import type { Move } from '@ochre/ui/motion/showing.ts';

/** Up to where the log was taken in: the number of its last line, and how many moves there were. */
export interface Seen {
  readonly seq: number;
  readonly moves: number;
}

/** How it was when that line of the log, which is there from its beginning, was the last. */
export function seenAt(seq: number, told: readonly Told[]): Seen {
  let moves = 0;
  for (const { seq: at, what } of told) {
    if (at > seq) break;
    if (what.kind === 'moved') moves++;
    if (what.kind === 'tookBack') ({ moves } = what);
  }
  return { seq, moves };
}

/**
 * The moves since then, without what was taken back again; none can be told when what had been seen
 * before was itself taken back.
 */
export function newsAfter(seen: Seen, told: readonly Told[]): readonly Move[] | undefined {
  const moves: Move[] = [];
  for (const { seq, what } of told) {
    if (seq <= seen.seq) continue;
    if (what.kind === 'moved') {
      moves.push({ seq, seat: what.seat, events: what.events });
    }
    if (what.kind === 'tookBack') {
      if (what.moves < seen.moves) return undefined;
      moves.length = what.moves - seen.moves;
    }
  }
  return moves;
}
