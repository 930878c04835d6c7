import type { Deed, Member } from '@ochre/match';
import { Refusal } from '../refusal.ts';
import type { Status } from '../table-client.ts';
import type { KeptTable } from './kept-table.ts';
import { Queue } from './queue.ts';

const READY: Status = { kind: 'ready' };

/** What is to be done, as checked against the table as it is at that time; throws when it may not. */
type Proposal = (at: number) => readonly Deed[];

/** Lets one thing after the other happen at a table: checked, stored, and only then told. */
export class Keeper {
  readonly kept: KeptTable;
  private readonly changed: () => void;
  private readonly queue = new Queue();
  private now = READY;

  constructor(kept: KeptTable, changed: () => void) {
    this.kept = kept;
    this.changed = changed;
  }

  /** Lost while nothing can be stored. */
  get status(): Status {
    return this.now;
  }

  do(by: Member | 'table', proposal: Proposal): Promise<void> {
    return this.queue.run(() => this.store(by, proposal));
  }

  /** Another tab went on with the table: here it goes on as well. */
  follow(): () => void {
    return this.kept.follow((seq) => {
      // Where that fails, the next thing done here finds it out and catches up.
      this.queue.run(() => this.catchUp(seq)).catch(() => {});
    });
  }

  private async catchUp(seq: number): Promise<void> {
    // It was stored here, or something earlier in the queue has brought it.
    if (seq <= this.kept.table.seq) return;
    await this.kept.catchUp();
    this.changed();
  }

  private async store(by: Member | 'table', proposal: Proposal): Promise<void> {
    // A clock that was put back must not turn the log around.
    const at = Math.max(Date.now(), this.kept.table.changedAt);
    try {
      await this.kept.append(proposal(at), by, at);
      this.now = READY;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unavailable') this.loseStorage();
      throw error;
    } finally {
      this.changed();
    }
  }

  private loseStorage(): void {
    if (this.now.kind === 'ready') {
      this.now = { kind: 'lost', since: Date.now(), why: 'storage' };
    }
  }
}
