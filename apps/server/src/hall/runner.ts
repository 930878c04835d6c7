import { randomUUID } from 'node:crypto';
import { randomFrom } from '@ochre/kernel';
import type { Table } from '@ochre/match';
import type { Crew } from '../bots/crew.ts';
import type { GameList } from '../games.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refusalIn } from '../refusal.ts';
import type { Lease, Leases } from './leases.ts';
import type { Loaded } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';

/** What a bot may think about a move. */
const THINKING_MS = 1_000;
const AFTER_FAILURE_MS = 1_000;
/** Timers cannot be set further ahead, and clocks of machines are put right now and then. */
const LONGEST_WAIT_MS = 3_600_000;

export interface RunnerNeeds {
  readonly crew: Crew;
  readonly games: GameList;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A bot's turn, and the number of the entry that brought it about. */
interface Turn {
  readonly position: number;
  readonly game: string;
  readonly level: string;
  readonly setup: Loaded['table']['setup'];
  /** With everything hidden drawn anew. */
  readonly seen: unknown;
  /** If all bots fail. */
  readonly anyMove: string;
}

interface ToDo {
  readonly due: number | undefined;
  readonly bot: Turn | undefined;
}

/** Runs the bots and the clocks of one table, while this process holds the lease of it. */
export class Runner {
  private readonly keeper: TableKeeper;
  private readonly leases: Leases;
  private readonly needs: RunnerNeeds;
  private timer: NodeJS.Timeout | undefined;
  /** By which the table was taken up. */
  private lease: Lease | undefined;
  private takingUp: Promise<void> | undefined;
  private isRunning = false;
  private isAskedAgain = false;
  private isClosed = false;
  /** Whether the table waits for whoever runs it. */
  private isNeeded = true;

  constructor(keeper: TableKeeper, leases: Leases, needs: RunnerNeeds) {
    this.keeper = keeper;
    this.leases = leases;
    this.needs = needs;
    keeper.onChange = () => this.wake();
  }

  /** Whether the table can be forgotten here: nothing is to be done, or somebody else does it. */
  get isIdle(): boolean {
    return !this.isRunning && !(this.isNeeded && this.isInCharge);
  }

  get isInCharge(): boolean {
    return this.lease !== undefined && this.lease === this.leases.of(this.keeper.id);
  }

  /** Before anything else is done at a table: it is taken up here if nobody runs it. */
  async attend(): Promise<void> {
    if (this.isInCharge) return;
    this.takingUp ??= this.takeUp().finally(() => {
      this.takingUp = undefined;
    });
    await this.takingUp;
  }

  /** Looks whether there is something to do. */
  wake(): void {
    this.isAskedAgain = true;
    if (!this.isRunning) void this.run();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isAskedAgain && !this.isClosed) {
      this.isAskedAgain = false;
      try {
        await this.step();
      } catch (error) {
        this.needs.log.error('table.stuck', { table: signOf(this.keeper.id), ...problemOf(error) });
        this.wakeIn(AFTER_FAILURE_MS);
      }
    }
    this.isRunning = false;
  }

  /** The time in which nobody ran it counts for nobody. */
  private async takeUp(): Promise<void> {
    const { id } = this.keeper;
    if (await this.keeper.read(({ table }) => isFinished(table))) return;
    await this.leases.take([id]);
    const lease = this.leases.of(id);
    if (lease === undefined) return;
    await this.keeper.do('table', ({ table }) => (isWaiting(table) ? [{ kind: 'resumed' }] : []));
    this.lease = lease;
    this.wake();
  }

  private async step(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.isInCharge) return;
    const { due, bot } = await this.keeper.read((loaded) => this.toDo(loaded));
    this.isNeeded = due !== undefined || bot !== undefined;
    if (!this.isNeeded || this.isClosed) return;
    if (due !== undefined && due <= Date.now()) {
      await this.keeper.do('table', ({ table }, at) => table.due(at));
    } else if (bot !== undefined) await this.moveBot(bot);
    else this.wakeIn(due! - Date.now());
  }

  private toDo({ table, landmarks }: Loaded): ToDo {
    const due = table.nextDue();
    const waiting = table.botToMove();
    if (waiting === undefined) return { due, bot: undefined };
    const { plan } = table;
    const { game } = this.needs.games[plan.game]!;
    const random = randomFrom(randomUUID());
    const legal = game.legalActions(table.gameState);
    const bot = {
      position: landmarks.position,
      game: plan.game,
      level: waiting.level,
      setup: table.setup,
      seen: game.determinize(table.gameState, waiting.seat, random),
      anyMove: game.print(legal[random.below(legal.length)]!),
    };
    return { due, bot };
  }

  /** A bot that fails is replaced by a simpler one for this move; one of them always moves. */
  private async moveBot(turn: Turn): Promise<void> {
    const stop = this.needs.metrics.thinking.start();
    for (const level of [turn.level, ...this.needs.games[turn.game]!.game.meta.understudies]) {
      const answer = await this.needs.crew.think({
        game: turn.game,
        setup: turn.setup,
        seen: turn.seen,
        level,
        seed: randomUUID(),
        ms: THINKING_MS,
      });
      if (this.isClosed) return;
      const problem = 'problem' in answer ? answer.problem : await this.tryMove(turn, answer.move);
      if (problem === undefined) {
        stop();
        return;
      }
      this.needs.metrics.botFailures.count(level);
      this.needs.log.warn('bot.failed', { table: signOf(this.keeper.id), bot: level, problem });
    }
    await this.tryMove(turn, turn.anyMove);
  }

  /** Why the move was not made; when the table has moved on meanwhile, it was not needed. */
  private async tryMove(turn: Turn, move: string): Promise<string | undefined> {
    try {
      await this.keeper.do('table', ({ table, landmarks }) =>
        landmarks.position === turn.position && table.botToMove() !== undefined
          ? table.checkBotMove(move)
          : [],
      );
      this.needs.metrics.moves.count('bot');
      return undefined;
    } catch (error) {
      const said = refusalIn(error);
      if (said === undefined || said.code === 'unavailable') throw error;
      return said.message;
    }
  }

  private wakeIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, 0), LONGEST_WAIT_MS));
  }
}

const isFinished = ({ stage }: Table): boolean => stage === 'over' || stage === 'closed';

/** Whether there is something to do for whoever runs it, now or later. */
const isWaiting = (table: Table): boolean =>
  table.nextDue() !== undefined || table.botToMove() !== undefined;
