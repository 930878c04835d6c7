import { randomFrom } from '@ochre/kernel';
import { type Games, gameNamed, type Member, type Table } from '@ochre/match';
import { CallOff } from './call-off.ts';
import type { HostClock } from './host-clock.ts';
import type { Keeper, Kept } from './keeper.ts';
import type { BotDesk, Thought } from './thought.ts';
import { Waiting } from './waiting.ts';

/** What a bot may think about a move. */
const THINKING_MS = 1_000;
const AFTER_FAILURE_MS = 1_000;
const NOTHING_DONE = Promise.resolve();
/** Timers cannot be set much further ahead. */
const LONGEST_WAIT_MS = 3_600_000;

export interface RunnerNeeds {
  readonly games: Games;
  readonly desk: BotDesk;
  readonly clock: HostClock;
  /** Never the same twice. */
  readonly newSeed: () => string;
}

/** A bot that thinks. */
export interface Thinking {
  readonly seat: number;
  /** By the steady clock. */
  readonly since: number;
}

/** What whoever runs a table may want otherwise, or wants to know. */
export interface RunnerOrders {
  /** False while somebody else runs the table. */
  mayRun?(): boolean;
  /** False while its bots are to wait. */
  mayBotsMove?(table: Table): boolean;
  /** As whom a turn is ended that could still be taken back; undefined where it waits for a word. */
  endsTurnAs?(seat: number): Member | undefined;
  /** A bot takes at least this long for a move, in milliseconds. */
  pace?(): number;
  /** So long a person who has ended their turn can take it back before a bot moves. */
  grace?(): number;
  thinkingChanged?(): void;
  /** A bot is replaced by a simpler one for this move. */
  botFailed?(level: string, problem: string): void;
  /** A bot has moved, so long after its turn began. */
  botMoved?(ms: number): void;
  /** Something went wrong; it is tried again in a while. */
  stuck(error: unknown): void;
}

/** A bot's turn, and the number of the entry that brought it about. */
interface BotTurn extends Omit<Thought, 'seed' | 'ms'> {
  readonly position: number;
  readonly seat: number;
  readonly levels: readonly string[];
  /** A person can still take back what they did before. */
  readonly isEarly: boolean;
  /** If all bots fail. */
  readonly anyMove: string;
}

/** To make a move of it. */
interface Attempt {
  readonly turn: BotTurn;
  readonly since: number;
  readonly calledOff: CallOff;
}

interface ToDo {
  readonly due: number | undefined;
  readonly bot: BotTurn | undefined;
  /** A seat whose turn waits for nothing but its end, and as whom it is ended. */
  readonly ending: { readonly seat: number; readonly by: Member } | undefined;
}

/** What a table does by itself: bots, clocks, and turns that end without a word. */
export class Runner<Held extends Kept> {
  private readonly keeper: Keeper<Held>;
  private readonly needs: RunnerNeeds;
  private readonly orders: RunnerOrders;
  private readonly waiting: Waiting;
  private timer: (() => void) | undefined;
  private thought: CallOff | undefined;
  private position = 0;
  private thinks: Thinking | undefined;
  private isRunning = false;
  private work = NOTHING_DONE;
  private isAskedAgain = false;
  private isClosed = false;
  private needed = true;

  constructor(keeper: Keeper<Held>, needs: RunnerNeeds, orders: RunnerOrders) {
    this.keeper = keeper;
    this.needs = needs;
    this.orders = orders;
    this.waiting = new Waiting(needs.clock);
  }

  get thinking(): Thinking | undefined {
    return this.thinks;
  }

  /** Whether it is at work. */
  get isBusy(): boolean {
    return this.isRunning;
  }

  /** Whether the table waits for whoever runs it, now or later. */
  get isNeeded(): boolean {
    return this.needed;
  }

  /** Something has changed: looks whether there is something to do. */
  wake(held?: Held): void {
    // The board is not the one any more that a bot thinks about.
    if (held !== undefined && held.landmarks.position !== this.position) this.thought?.off();
    this.isAskedAgain = true;
    this.waiting.again();
    if (!this.isRunning) this.work = this.run();
  }

  /** When nothing is left that it could do now. */
  settled(): Promise<void> {
    return this.work;
  }

  close(): void {
    this.isClosed = true;
    this.stopTimer();
    this.thought?.off();
    this.waiting.again();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isAskedAgain && !this.isClosed) {
      this.isAskedAgain = false;
      try {
        await this.step();
      } catch (error) {
        this.orders.stuck(error);
        this.wakeIn(AFTER_FAILURE_MS);
      }
    }
    this.isRunning = false;
  }

  private async step(): Promise<void> {
    this.stopTimer();
    if (this.orders.mayRun?.() === false) return;
    const { due, bot, ending } = await this.keeper.read((held) => this.toDo(held));
    this.needed = due !== undefined || bot !== undefined || ending !== undefined;
    if (!this.needed || this.isClosed) return;
    const now = this.keeper.now();
    if (due !== undefined && due <= now) {
      await this.keeper.do('table', ({ table }, at) => table.due(at));
    } else if (ending !== undefined) await this.endTurn(ending.seat, ending.by);
    else if (bot !== undefined) await this.moveBot(bot);
    else this.wakeIn(due! - now);
  }

  private toDo({ table, landmarks }: Held): ToDo {
    const due = table.nextDue();
    const { unconfirmed: seat } = table;
    const by = seat === undefined ? undefined : this.orders.endsTurnAs?.(seat);
    const ending = seat === undefined || by === undefined ? undefined : { seat, by };
    const waiting = this.orders.mayBotsMove?.(table) === false ? undefined : table.botToMove();
    if (waiting === undefined) return { due, ending, bot: undefined };
    const { plan, setup, gameState } = table;
    const game = gameNamed(this.needs.games, plan.game);
    const random = randomFrom(this.needs.newSeed());
    const legal = game.legalActions(gameState);
    const bot = {
      position: landmarks.position,
      game: plan.game,
      seat: waiting.seat,
      level: waiting.level,
      levels: [waiting.level, ...game.meta.understudies],
      isEarly: table.takesBack !== undefined,
      setup,
      seen: game.determinize(gameState, waiting.seat, random),
      anyMove: game.print(legal[random.below(legal.length)]!),
    };
    return { due, ending, bot };
  }

  private async endTurn(seat: number, by: Member): Promise<void> {
    // Whoever's turn it is may have been quicker.
    await this.keeper.do(by, ({ table }, at) =>
      table.unconfirmed === seat ? table.check({ kind: 'endTurn' }, by, at) : [],
    );
  }

  /** A bot that fails is replaced by a simpler one for this move; one of them always moves. */
  private async moveBot(turn: BotTurn): Promise<void> {
    const attempt = { turn, since: this.needs.clock.steady(), calledOff: new CallOff() };
    this.thought = attempt.calledOff;
    this.position = turn.position;
    this.think({ seat: turn.seat, since: attempt.since });
    try {
      for (const level of turn.levels) {
        const problem = await this.problemOf(attempt, level);
        if (problem === undefined || this.isClosed || attempt.calledOff.isOff) return;
        this.orders.botFailed?.(level, problem);
      }
      const problem = await this.tryMove(attempt, turn.anyMove);
      if (problem !== undefined) throw new Error(problem);
    } finally {
      this.thought = undefined;
      this.think(undefined);
    }
  }

  /** Why a bot of that level has not moved; undefined when it has, or need not. */
  private async problemOf(attempt: Attempt, level: string): Promise<string | undefined> {
    const { desk, newSeed } = this.needs;
    const { game, setup, seen } = attempt.turn;
    const asked = { game, setup, seen, level, seed: newSeed(), ms: THINKING_MS };
    const answer = await desk.think(asked, attempt.calledOff);
    return 'problem' in answer ? answer.problem : this.tryMove(attempt, answer.move);
  }

  /** Why the move was not made; when the table has moved on meanwhile, it was not needed. */
  private async tryMove(attempt: Attempt, move: string): Promise<string | undefined> {
    const { turn, since, calledOff } = attempt;
    await this.waiting.until(() => since + this.delayOf(turn), calledOff);
    if (this.isClosed) return undefined;
    let problem: string | undefined;
    let isMade = false;
    await this.keeper.do('table', ({ table, landmarks }) => {
      isMade = false;
      if (landmarks.position !== turn.position || table.botToMove() === undefined) return [];
      try {
        const deeds = table.checkBotMove(move);
        this.thinks = undefined;
        isMade = true;
        return deeds;
      } catch (error) {
        problem = messageOf(error);
        return [];
      }
    });
    if (isMade) this.orders.botMoved?.(this.needs.clock.steady() - since);
    return problem;
  }

  /** How long a bot takes at least. */
  private delayOf({ isEarly }: BotTurn): number {
    const { orders } = this;
    return Math.max(orders.pace?.() ?? 0, isEarly ? (orders.grace?.() ?? 0) : 0);
  }

  private think(thinks: Thinking | undefined): void {
    if (this.thinks === thinks) return;
    this.thinks = thinks;
    if (!this.isClosed) this.orders.thinkingChanged?.();
  }

  private stopTimer(): void {
    this.timer?.();
    this.timer = undefined;
  }

  private wakeIn(ms: number): void {
    this.stopTimer();
    const wait = Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
    this.timer = this.needs.clock.after(wait, () => this.wake());
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
