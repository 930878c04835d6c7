import type { TableView, Told } from '@ochre/match';
import { standingIn } from '../standing.ts';

/**
 * The boards that this page has seen or asked for, by the number of the entry that led to each.
 * Without the secret of a running game nobody can work them out again. Each is a few kilobytes.
 */
export class Moments {
  private readonly boards = new Map<number, unknown>();

  at(seq: number): unknown {
    return this.boards.get(seq);
  }

  /** What is seen of a table after these lines. */
  see(view: TableView, told: readonly Told[]): void {
    const last = told.at(-1)?.what.kind;
    if (last === 'began' || last === 'moved') this.keep(view);
  }

  keep({ seq, game }: TableView): void {
    if (game !== undefined) this.boards.set(seq, game.snapshot);
  }
}

/** The number of the entry that led to a moment of the game, where the log is known that far back. */
export function seqOfMoment(
  told: readonly Told[],
  total: number,
  moves: number,
): number | undefined {
  const { start, entries } = standingIn(told, total);
  if (moves === 0) return told.find(({ what }) => what.kind === 'began')?.seq;
  return entries.filter(({ told: { what } }) => what.kind === 'moved')[moves - start - 1]?.told.seq;
}
