import { Runner, type RunnerNeeds, type RunnerOrders } from '@ochre/host';
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
export class LeasedRunner implements RunnerOrders {
  private readonly keeper: TableKeeper;
  private readonly leases: Leases;
  private readonly needs: LeasedRunnerNeeds;
  private readonly runner: Runner<Loaded>;
  /** By which the table was taken up. */
  private lease: Lease | undefined;
  private takingUp: Promise<void> | undefined;
  /** Time lost after the hour by which it is being taken up; undefined where it is not. */
  private lostSince: number | undefined;

  constructor(keeper: TableKeeper, leases: Leases, needs: LeasedRunnerNeeds) {
    this.keeper = keeper;
    this.leases = leases;
    this.needs = needs;
    this.runner = new Runner(keeper.keeper, needs.running, this);
    keeper.onChange = (loaded) => this.runner.wake(loaded);
    keeper.onLook = () => this.runner.wake();
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

  /** While it was run here, so much time was lost: nobody pays for it. */
  lose(ms: number): void {
    if (ms <= 0) return;
    if (this.lostSince !== undefined) this.lostSince += ms;
    if (!this.isInCharge) return;
    this.keeper.keeper.lose(ms).catch((error: unknown) => this.stuck(error));
  }

  close(): void {
    this.runner.close();
  }

  mayRun(): boolean {
    return this.isInCharge;
  }

  /** Among themselves they play for whoever looks. */
  mayBotsMove(table: Table): boolean {
    return !isOfBotsAlone(table) || this.keeper.isLookedAt;
  }

  botFailed(level: string, problem: string): void {
    const { log, metrics } = this.needs;
    metrics.botFailures.count(level);
    log.warn('bot.failed', { table: signOf(this.keeper.id), bot: level, problem });
  }

  botMoved(ms: number): void {
    const { metrics } = this.needs;
    metrics.thinking.observe(ms / 1000);
    metrics.moves.count('bot');
  }

  stuck(error: unknown): void {
    this.needs.log.error('table.stuck', { table: signOf(this.keeper.id), ...problemOf(error) });
  }

  /** The time in which nobody ran it counts for nobody. */
  private async takeUp(): Promise<void> {
    const { id, keeper } = this.keeper;
    if (await keeper.read(({ table }) => isFinished(table))) return;
    await this.leases.take([id]);
    const lease = this.leases.of(id);
    if (lease === undefined) return;
    if (await keeper.read(({ table }) => table.isUnderOtherRules)) await this.endOutlived();
    const lost = await this.resume();
    this.lease = lease;
    this.lose(lost);
    this.runner.wake();
    // Those who look through other processes may have come before this one had the table.
    if (await keeper.read(({ table }) => !this.mayBotsMove(table))) {
      this.keeper.askWhoLooks().catch((error: unknown) => this.stuck(error));
    }
  }

  /** Gives back how much time was lost while that was stored. */
  private async resume(): Promise<number> {
    try {
      await this.keeper.do('table', ({ table }) => {
        this.lostSince = 0;
        return isWaiting(table) ? [{ kind: 'resumed' }] : [];
      });
      return this.lostSince ?? 0;
    } finally {
      this.lostSince = undefined;
    }
  }

  /** Nobody runs it any more who knows its rules. */
  private async endOutlived(): Promise<void> {
    await this.keeper.do('table', ({ table }) => table.endOutlived());
    this.needs.log.info('table.outlived', { table: signOf(this.keeper.id) });
  }
}

const isFinished = ({ stage }: Table): boolean => stage === 'over' || stage === 'closed';

const isOfBotsAlone = ({ plan }: Table): boolean => plan.seats.every(({ kind }) => kind === 'bot');

/** Whether somebody has waited for whoever runs it. */
const isWaiting = (table: Table): boolean =>
  table.nextDue() !== undefined || (table.botToMove() !== undefined && !isOfBotsAlone(table));
