import { Refusal } from '@ochre/host';

/** One thing after the other, and a line that can be full: then it is said at once. */
export class ShortLine {
  private last: Promise<unknown> = Promise.resolve();
  /** The one at work among them. */
  private length = 0;

  /** Does it when those before are done, if fewer than `room` are there. */
  async takeTurn<T>(room: number, work: () => Promise<T>): Promise<T> {
    if (this.length >= room) {
      throw new Refusal('too-many', 'Too many people are logging in; try again soon.');
    }
    this.length++;
    const turn = this.last.then(work).finally(() => this.length--);
    this.last = turn.catch(() => {});
    return turn;
  }
}
