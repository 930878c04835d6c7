import { Queue, Refusal } from '@ochre/host';
import type { Others } from '../store/store.ts';

/** One taking of a table: who loses it and takes it again has another one. */
export type Lease = symbol;

/** What is asked of the store together, since it waits for something else. */
interface Asking {
  readonly tables: Set<string>;
  readonly done: Promise<void>;
}

/** The tables whose bots and clocks this process runs: no other one does, as long as it lives. */
export class Leases {
  private readonly others: Others;
  private readonly ours = new Map<string, Lease>();
  /** What is given back and wanted again reaches the store in this order. */
  private readonly queue = new Queue();
  private asking: Asking | undefined;

  constructor(others: Others) {
    this.others = others;
  }

  of(table: string): Lease | undefined {
    return this.ours.get(table);
  }

  /** Takes those that nobody runs. */
  async take(tables: readonly string[]): Promise<void> {
    this.asking ??= this.ask();
    for (const table of tables) this.asking.tables.add(table);
    await this.asking.done;
  }

  giveBack(tables: readonly string[]): Promise<void> {
    // Who wants one of them from now on asks after it was given back.
    this.asking = undefined;
    return this.queue.run(async () => {
      const given = tables.filter((table) => this.ours.delete(table));
      if (given.length > 0) await this.others.release(given);
    });
  }

  /** The others take this process for dead. */
  loseAll(): void {
    this.ours.clear();
  }

  private ask(): Asking {
    const tables = new Set<string>();
    const done = this.queue.run(async () => {
      if (this.asking?.tables === tables) this.asking = undefined;
      const wanted = [...tables].filter((table) => !this.ours.has(table));
      if (wanted.length === 0) return;
      for (const table of await this.claim(wanted)) this.ours.set(table, Symbol(table));
    });
    return { tables, done };
  }

  private async claim(tables: readonly string[]): Promise<ReadonlySet<string>> {
    try {
      return await this.others.claim(tables);
    } catch (error) {
      const why = 'The database does not answer. Send it again.';
      throw new Refusal('unavailable', why, { cause: error });
    }
  }
}
