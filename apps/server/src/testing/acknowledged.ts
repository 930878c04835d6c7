import type { Command, Told } from '@ochre/protocol';
import type { Client } from './client.ts';

/** What the server has said to be done, and what it has told: it must never take any of it back. */
export class Acknowledged {
  private readonly done: { readonly seq: number; readonly command: Command }[] = [];

  add(seq: number, command: Command): void {
    this.done.push({ seq, command });
  }

  get size(): number {
    return this.done.length;
  }

  /** What a seat did though it was never said to be done: such a command was done twice. */
  unaskedIn(history: readonly Told[], seat: number): string[] {
    const numbers = new Set(this.done.map(({ seq }) => seq));
    const left = history.findIndex(({ what }) => what.kind === 'replaced' && what.seat === seat);
    return history
      .slice(0, left < 0 ? history.length : left)
      .filter(({ seq, what }) => isOwn(what, seat) && !numbers.has(seq))
      .map(({ seq, what }) => `${seq}: ${what.kind}`);
  }

  /** What of it is not in the log any more, or there twice. */
  missingIn(history: readonly Told[]): string[] {
    const numbers = new Set(this.done.map(({ seq }) => seq));
    const twice = numbers.size < this.done.length ? ['a number stands for two commands'] : [];
    const missing = this.done
      .filter(({ seq, command }) => !isIn(history[seq - 1], command))
      .map(({ seq, command }) => `${seq}: ${JSON.stringify(command)}`);
    return [...twice, ...missing];
  }
}

const isOwn = (what: Told['what'], seat: number): boolean =>
  (what.kind === 'moved' || what.kind === 'said') && what.seat === seat;

function isIn(line: Told | undefined, command: Command): boolean {
  if (line === undefined) return false;
  const { what } = line;
  if (command.kind === 'move') return what.kind === 'moved' && what.move === command.move;
  return command.kind !== 'endTurn' || what.kind === 'turnEnded';
}

/** Which lines a client was told otherwise than the history has them. */
export function toldOtherwise(client: Client, table: string, history: readonly Told[]): Told[] {
  const { told } = client.tables.get(table)!;
  return told.filter((line) => JSON.stringify(line) !== JSON.stringify(history[line.seq - 1]));
}
