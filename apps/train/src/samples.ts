import type { Outcome } from '@ochre/search/value';

/**
 * Positions of one game as the network saw them, after each decision, and what they should have been
 * worth. Only what is not 0 is kept, in two growing lists.
 */
export class Samples {
  count = 0;
  /** Where each sample's inputs start; one more than there are samples. */
  readonly starts: number[] = [0];
  readonly seats: number[] = [];
  inputs = new Uint16Array(1 << 16);
  values = new Float32Array(1 << 16);
  /** What a search said each would be worth, where there was one. */
  readonly found: (Outcome | undefined)[] = [];
  /** Targets, filled in when the game is over. */
  readonly share: number[] = [];
  readonly margin: number[] = [];

  clear(): void {
    this.count = 0;
    this.starts.length = 1;
    this.seats.length = 0;
    this.found.length = 0;
    this.share.length = 0;
    this.margin.length = 0;
  }

  add(seat: number, x: Float32Array, found?: Outcome): void {
    let end = this.starts[this.count]!;
    if (end + x.length > this.inputs.length) this.grow();
    for (let input = 0; input < x.length; input++) {
      const value = x[input]!;
      if (value === 0) continue;
      this.inputs[end] = input;
      this.values[end] = value;
      end++;
    }
    this.count++;
    this.starts.push(end);
    this.seats.push(seat);
    this.found.push(found);
    this.share.push(0);
    this.margin.push(0);
  }

  private grow(): void {
    const inputs = new Uint16Array(this.inputs.length * 2);
    inputs.set(this.inputs);
    this.inputs = inputs;
    const values = new Float32Array(this.values.length * 2);
    values.set(this.values);
    this.values = values;
  }
}
