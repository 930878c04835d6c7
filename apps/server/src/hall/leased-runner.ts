import { Runner, type RunnerNeeds } from '@ochre/host';
import type { Table } from '@ochre/match';
import { type Log, problemOf, signOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Lease, Leases } from './leases.ts';
import type { Loaded } from './stored-table.ts';
import type { TableKeeper } from './table-keeper.ts';

export interface LeasedRunnerNeeds {
  /** The same for all tables: there are many. */
  readonly running: RunnerNeeds;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Runs the bots and the clocks of one table, while this process holds the lease of it. */
export class LeasedRunner {
  private readonly keeper: TableKeeper;
  private readonly leases: Leases;
  private readonly runner: Runner<Loaded>;
  /** By which the table was taken up. */
  private lease: Lease | undefined;
  private takingUp: Promise<void> | undefined;

  constructor(table: TableKeeper, leases: Leases, needs: LeasedRunnerNeeds) {
    const { running, log, metrics } = needs;
    const sign = () => ({ table: signOf(table.id) });
    this.keeper = table;
    this.leases = leases;
    this.runner = new Runner(table.keeper, running, {
      mayRun: () => this.isInCharge,
      botFailed(level, problem) {
        metrics.botFailures.count(level);
        log.warn('bot.failed', { ...sign(), bot: level, problem });
      },
      botMoved(ms) {
        metrics.thinking.observe(ms / 1000);
        metrics.moves.count('bot');
      },
      stuck: (error) => log.error('table.stuck', { ...sign(), ...problemOf(error) }),
    });
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
