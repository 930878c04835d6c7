import { seatOf } from '@ochre/terminal';
import { opponentsFor } from '../opponents.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What people should know about the bots at a table, as sentences. */
export async function notesOnBots({ listed, seats, setup }: KeyboardTable): Promise<string[]> {
  const names = seats.flatMap(({ bot }) => bot ?? []);
  const { notes } = await opponentsFor(listed, names, setup);
  return notes.map((note) => `${note}.`);
}

/**
 * The bots move until a person must decide or the game is over; false when somebody wants to stop
 * before that.
 */
export function letBotsMove(table: KeyboardTable, terminal: Terminal): Promise<boolean> {
  const told = new Set<number>();
  return table.botsMove({
    isLong(seat) {
      if (!told.has(seat))
        terminal.show([table.listed.words.play.thinks(seatOf(table, seat).name)]);
      told.add(seat);
    },
    wantsToStop: () => terminal.wasInterrupted(),
  });
}
