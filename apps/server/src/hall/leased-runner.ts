import { randomUUID } from 'node:crypto';
import { type HostClock, Runner } from '@ochre/host';
import type { Table } from '@ochre/match';
import type { Crew } from '../bots/crew.ts';
import type { GameList } from '../games.ts';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Lease, Leases } from './leases.ts';
import { gamesOf, type Loaded } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';

export interface LeasedRunnerNeeds {
  readonly crew: Crew;
  readonly games: GameList;
  readonly log: Log;
  readonly metrics: Metrics;
}

const CLOCK: HostClock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs the bots and the clocks of one table, while this process holds the lease of it. */
export class LeasedRunner {
  private readonly keeper: TableKeeper;
  private readonly leases: Leases;
  private readonly runner: Runner<Loaded>;
  /** By which the table was taken up. */
  private lease: Lease | undefined;
  private takingUp: Promise<void> | undefined;

  constructor(table: TableKeeper, leases: Leases, needs: LeasedRunnerNeeds) {
    const { crew, games, log, metrics } = needs;
    const sign = { table: signOf(table.id) };
    this.keeper = table;
    this.leases = leases;
    this.runner = new Runner(
      table.keeper,
      { games: gamesOf(games), desk: crew, clock: CLOCK, newSeed: randomUUID },
      {
        mayRun: () => this.isInCharge,
        botFailed(level, problem) {
          metrics.botFailures.count(level);
          log.warn('bot.failed', { ...sign, bot: level, problem });
        },
        botMoved(ms) {
          metrics.thinking.observe(ms / 1000);
          metrics.moves.count('bot');
        },
        stuck: (error) => log.error('table.stuck', { ...sign, ...problemOf(error) }),
      },
    );
    table.onChange = (loaded) => this.runner.wake(loaded);
  }

  /** Whether the table can be forgotten here: nothing is to be done, or somebody else does it. */
  get isIdle(): boolean {
    return !this.runner.isBusy && !(this.runner.isNeeded && this.isInCharge);
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

  close(): void {
    this.runner.close();
  }

  /** The time in which nobody ran it counts for nobody. */
  private async takeUp(): Promise<void> {
    const { id, keeper } = this.keeper;
    if (await keeper.read(({ table }) => isFinished(table))) return;
    await this.leases.take([id]);
    const lease = this.leases.of(id);
    if (lease === undefined) return;
    await keeper.do('table', ({ table }) => (isWaiting(table) ? [{ kind: 'resumed' }] : []));
    this.lease = lease;
    this.runner.wake();
  }
}

const isFinished = ({ stage }: Table): boolean => stage === 'over' || stage === 'closed';

/** Whether there is something to do for whoever runs it, now or later. */
const isWaiting = (table: Table): boolean =>
  table.nextDue() !== undefined || table.botToMove() !== undefined;
