/** What waits in the second lane lets everything in the first pass. */
export type Lane = 'first' | 'second';

/** One thing after the other: what is asked while something else is under way waits for it. */
export class Queue {
  private readonly first: (() => Promise<void>)[] = [];
  private readonly second: (() => Promise<void>)[] = [];
  private waiting = 0;
  private isAtWork = false;

  async run<T>(work: () => Promise<T>, lane: Lane = 'first'): Promise<T> {
    this.waiting++;
    try {
      return await new Promise<T>((resolve, reject) => {
        // Whoever comes next does not care how this one goes.
        this[lane].push(() => Promise.resolve().then(work).then(resolve, reject));
        void this.goOn();
      });
    } finally {
      this.waiting--;
    }
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  /** When everything that was asked until now is done. */
  async settled(): Promise<void> {
    if (!this.isEmpty) await this.run(async () => {}, 'second');
  }

  /** For what is under way in the second lane: all that waits in the first goes before it goes on. */
  async letPass(): Promise<void> {
    for (let next = this.first.shift(); next !== undefined; next = this.first.shift()) {
      await next();
    }
  }

  private async goOn(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    for (let next = this.next(); next !== undefined; next = this.next()) await next();
    this.isAtWork = false;
  }

  private next(): (() => Promise<void>) | undefined {
    return this.first.shift() ?? this.second.shift();
  }
}
