import type { MoveMade } from './course.ts';
import type { Entry } from './deed.ts';

/** The moves of a log that were made and not taken back. */
export function movesIn(entries: readonly Entry[]): MoveMade[] {
  const moves: MoveMade[] = [];
  for (const { deed } of entries) {
    if (deed.kind === 'moved') moves.push({ seat: deed.seat, move: deed.move });
    if (deed.kind === 'tookBack') moves.length = deed.moves;
  }
  return moves;
}
