import type { BotDesk } from '../../bots/thought.ts';
import type { PageGames } from '../page-games.ts';
import { Refusal } from '../refusal.ts';
import type { TableSnapshot } from '../table-client.ts';
import { movesOfBot } from './bot-player.ts';
import type { Keeper } from './keeper.ts';
import { memberAt } from './members.ts';
import type { LocalSettings } from './settings.ts';
import { Waiting } from './waiting.ts';

const AFTER_FAILURE_MS = 2_000;
/** Timers cannot be set further ahead. */
const LONGEST_WAIT_MS = 3_600_000;

export interface RunnerNeeds {
  readonly games: PageGames;
  readonly desk: BotDesk;
}

export interface RunnerOrders {
  settings(): LocalSettings;
  thinkingChanged(): void;
}

/** What a table does by itself: bots, clocks, and turns that end without a word. */
export class Runner {
  private readonly keeper: Keeper;
  private readonly needs: RunnerNeeds;
  private readonly orders: RunnerOrders;
  private readonly waiting = new Waiting();
  private thought = new AbortController();
  private thinks: TableSnapshot['thinking'];
  private isRunning = false;
  private isAskedAgain = false;
  private isClosed = false;

  constructor(keeper: Keeper, needs: RunnerNeeds, orders: RunnerOrders) {
    this.keeper = keeper;
    this.needs = needs;
    this.orders = orders;
  }

  get thinking(): TableSnapshot['thinking'] {
    return this.thinks;
  }

  /** Something has changed: looks whether there is something to do. */
  wake(): void {
    this.isAskedAgain = true;
    this.waiting.again();
    if (!this.isRunning) void this.run();
  }

  /** The board is not the one any more that a bot thinks about. */
  callOff(): void {
    this.thought.abort();
  }

  close(): void {
    this.isClosed = true;
    this.thought.abort();
    this.waiting.again();
  }

  private get table() {
    return this.keeper.kept.table;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      while (this.isAskedAgain && !this.isClosed) {
        this.isAskedAgain = false;
        await this.stepOrWait();
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** Another tab went on, or nothing can be stored: then it looks again in a while. */
  private async stepOrWait(): Promise<void> {
    try {
      await this.step();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.waiting.for(error.code === 'stale' ? 0 : AFTER_FAILURE_MS);
      this.isAskedAgain = true;
    }
  }

  private async step(): Promise<void> {
    const { table } = this;
    const due = table.nextDue();
    const unconfirmed = table.view(undefined).game?.unconfirmed;
    if (due !== undefined && due <= Date.now()) {
      await this.keeper.do('table', (at) => table.due(at));
    } else if (unconfirmed !== undefined && this.orders.settings().turnEnds === 'by-itself') {
      await this.endTurn(unconfirmed);
    } else if (table.botToMove() !== undefined) await this.moveBot();
    else if (due !== undefined) {
      await this.waiting.for(Math.min(due - Date.now(), LONGEST_WAIT_MS));
      this.isAskedAgain = true;
    }
  }

  private async endTurn(seat: number): Promise<void> {
    const { table } = this;
    const by = memberAt(seat);
    // Whoever sat at the screen may have been quicker.
    await this.keeper.do(by, (at) =>
      table.view(by).game?.unconfirmed === seat ? table.check({ kind: 'endTurn' }, by, at) : [],
    );
  }

  private async moveBot(): Promise<void> {
    const { keeper, needs, table } = this;
    const { position } = keeper.kept;
    const since = Date.now();
    const thought = new AbortController();
    this.thought = thought;
    this.think({ seat: table.botToMove()!.seat, since });
    try {
      for await (const move of movesOfBot(table, needs.games, needs.desk, thought.signal)) {
        await this.waiting.until(() => since + this.orders.settings().botPace, thought.signal);
        if (this.isClosed || (await this.tryMove(move, position))) return;
      }
    } finally {
      this.think(undefined);
    }
  }

  /** False when what the bot made is no move; when the table has gone on, none is needed. */
  private async tryMove(move: string, position: number): Promise<boolean> {
    const { kept } = this.keeper;
    let isDone = true;
    await this.keeper.do('table', () => {
      if (kept.position !== position || kept.table.botToMove() === undefined) return [];
      try {
        const deeds = kept.table.checkBotMove(move);
        this.thinks = undefined;
        return deeds;
      } catch {
        isDone = false;
        return [];
      }
    });
    return isDone;
  }

  private think(thinks: TableSnapshot['thinking']): void {
    if (this.thinks === thinks) return;
    this.thinks = thinks;
    if (!this.isClosed) this.orders.thinkingChanged();
  }
}
