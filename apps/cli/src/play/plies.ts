import type { GameEvent } from '@ochre/kernel';
import type { Entry } from '@ochre/match';

/** One move and what happened by it. */
export interface Ply {
  readonly player: number;
  readonly move: string;
  readonly events: readonly GameEvent[];
}

/** The moves that stand after one more entry of the log. */
export function pliesAfter(
  plies: readonly Ply[],
  { deed }: Entry,
  events: readonly GameEvent[],
): readonly Ply[] {
  if (deed.kind === 'moved') return [...plies, { player: deed.seat, move: deed.move, events }];
  return deed.kind === 'tookBack' ? plies.slice(0, deed.moves) : plies;
}
