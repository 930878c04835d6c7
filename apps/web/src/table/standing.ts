import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';

/** A line of the log that was not taken back. */
export interface StandingLine {
  readonly told: Told;
  /** How many moves of this log stood before it, also those that were taken back later. */
  readonly before: number;
  /** How many moves were taken back by it. */
  readonly takenBack: number;
}

/** A log without the moves that were taken back, and how many moves were made before it begins. */
export function standingIn(
  told: readonly Told[],
  moves: number,
): { readonly start: number; readonly entries: readonly StandingLine[] } {
  // Of a log that begins late, only what follows the last undo is known by its number.
  const heard = told[0]?.seq === 1 ? told : told.slice(lastUndo(told) + 1);
  const entries: StandingLine[] = [];
  const made: number[] = [];
  for (const entry of heard) {
    const { what } = entry;
    const before = made.length;
    const undone = what.kind === 'tookBack' ? made.splice(what.moves) : [];
    for (const at of undone) delete entries[at];
    if (what.kind === 'moved') made.push(entries.length);
    entries.push({ told: entry, before, takenBack: undone.length });
  }
  return {
    start: told[0]?.seq === 1 ? 0 : Math.max(0, moves - made.length),
    entries: entries.filter((entry) => entry !== undefined),
  };
}

/** What happened in each move that stands; nothing of a log that begins late. */
export function happenedIn(told: readonly Told[]): readonly (readonly GameEvent[])[] {
  if (told[0]?.seq !== 1) return [];
  return standingIn(told, 0).entries.flatMap(({ told: { what } }) =>
    what.kind === 'moved' ? [what.events] : [],
  );
}

const lastUndo = (told: readonly Told[]): number =>
  told.findLastIndex(({ what }) => what.kind === 'tookBack');
