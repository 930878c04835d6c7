/** One thing after the other: what is asked while something else is under way waits for it. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work).finally(() => this.waiting--);
    // The next one does not care how this one went.
    this.last = done.catch(() => {});
    return done;
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  /** When everything that was asked until now is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
