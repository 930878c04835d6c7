import { setImmediate as others } from 'node:timers/promises';
import type { Bot } from '@ochre/search';
import type { Seat } from '@ochre/terminal';
import { type Opponents, opponentsFor } from '../opponents.ts';
import { timeLimit, withNotice } from '../time-limit.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal/terminal.ts';

/** So long a bot may think about a move. */
const THINKING_MS = 1_000;
/** Whoever waits longer is told what for. */
const LONG_MS = 300;

/** The bots at a table, ready to play. */
export class BotPlayers {
  private readonly opponents: Opponents;

  private constructor(opponents: Opponents) {
    this.opponents = opponents;
  }

  static async at({ listed, seats, setup }: Table): Promise<BotPlayers> {
    const names = seats.flatMap(({ bot }) => bot ?? []);
    return new BotPlayers(await opponentsFor(listed, names, setup));
  }

  /** What people should know about them, as sentences. */
  get notes(): string[] {
    return this.opponents.notes.map((note) => `${note}.`);
  }

  /**
   * They move until a person must decide or the game is over; false when somebody wants to stop
   * before that.
   */
  async move(table: Table, terminal: Terminal): Promise<boolean> {
    const told = new Set<Seat>();
    for (let seat = table.botToMove; seat !== undefined; seat = table.botToMove) {
      const thinking = seat;
      const limit = withNotice(timeLimit(THINKING_MS), LONG_MS, () => {
        if (!told.has(thinking)) terminal.show([table.listed.words.play.thinks(thinking.name)]);
        told.add(thinking);
      });
      table.letMove(this.botOf(seat), limit);
      // Ctrl-C is heard between two moves.
      await others();
      if (terminal.wasInterrupted()) return false;
    }
    return true;
  }

  private botOf({ bot = '' }: Seat): Bot<unknown, unknown> {
    return this.opponents.botNamed(bot);
  }
}
