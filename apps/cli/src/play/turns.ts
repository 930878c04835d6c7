import { type Keeper, type MemoryArchive, memberAt, Runner } from '@ochre/host';
import type { ListedGame } from '../games.ts';
import { Desk } from './desk.ts';
import { TERMINAL_CLOCK } from './terminal-clock.ts';

/** Somebody who waits for bots. */
export interface WhoWaits {
  /** The bot at that seat takes long for a move. */
  isLong(seat: number): void;
  /** Asked after every move. */
  wantsToStop(): boolean;
}

/** What happens by itself: turns end without a word, and bots move while somebody waits for them. */
export class Turns {
  private readonly archive: MemoryArchive;
  private readonly runner: Runner<MemoryArchive>;
  private waiting: WhoWaits | undefined;
  private problem: { readonly error: unknown } | undefined;
  /** How many seeds were asked for since the last change. */
  private asked = 0;

  constructor(archive: MemoryArchive, keeper: Keeper<MemoryArchive>, listed: ListedGame) {
    this.archive = archive;
    const { table } = archive;
    const games = { [listed.rules.meta.name]: listed.rules };
    const desk = new Desk(listed, () => this.isLong());
    const needs = { games, desk, clock: TERMINAL_CLOCK, newSeed: () => this.newSeed() };
    this.runner = new Runner(keeper, needs, {
      mayRun: () => this.waiting !== undefined || table.botToMove() === undefined,
      endsTurnAs: memberAt,
      botMoved: () => {
        if (this.waiting?.wantsToStop()) this.waiting = undefined;
      },
      stuck: (error) => {
        this.problem = { error };
      },
    });
  }

  changed(): void {
    this.asked = 0;
    this.runner.wake(this.archive);
  }

  /** When only people or bots can go on. */
  async settled(): Promise<void> {
    await this.runner.settled();
    if (this.problem === undefined) return;
    this.runner.close();
    throw this.problem.error;
  }

  /**
   * Bots move until a person must decide or the game is over; false when whoever waits wants to stop
   * before that.
   */
  async botsMove(waiting: WhoWaits): Promise<boolean> {
    this.waiting = waiting;
    this.runner.wake();
    await this.settled();
    const isDone = this.waiting !== undefined;
    this.waiting = undefined;
    return isDone;
  }

  private isLong(): void {
    const { thinking } = this.runner;
    if (thinking !== undefined) this.waiting?.isLong(thinking.seat);
  }

  /** From what is public, so that a bot's luck tells nothing and a loaded game goes on the same. */
  private newSeed(): string {
    const { table } = this.archive;
    return `bot ${table.commitment} ${table.moves} ${this.asked++}`;
  }
}
