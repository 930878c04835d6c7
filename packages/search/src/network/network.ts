import { simdSums } from './simd.ts';
import { type FirstLayer, OUTPUTS, type Weights } from './weights.ts';
import { SUM, wholeInput, wholeWeights } from './whole.ts';

/** Judges positions for one seat. Write the features into `x`, then call `judge`. */
export class Network {
  readonly x: Float32Array;
  /** The share of winning, 0 to 1. */
  share = 0;
  /** How far the seat will be ahead of the best other, in a unit of the game's own. */
  margin = 0;
  private readonly layer: FirstLayer;
  private readonly second: Float64Array;

  constructor({ second }: Weights, layer: FirstLayer) {
    this.x = layer.x;
    this.layer = layer;
    this.second = Float64Array.from(second);
    this.scale();
  }

  /** Other weights of the same size, as they change while it learns. */
  load({ first, second }: Pick<Weights, 'first' | 'second'>): void {
    this.layer.load(first);
    this.second.set(second);
    this.scale();
  }

  /** Everything but the biases is multiplied by sums. */
  private scale(): void {
    const { second } = this;
    for (let at = 0; at < second.length - OUTPUTS; at++) second[at]! *= SUM;
  }

  judge(): void {
    this.layer.run();
    const { second } = this;
    const { sums } = this.layer;
    const hidden = sums.length;
    let win = second[OUTPUTS * hidden]!;
    let margin = second[OUTPUTS * hidden + 1]!;
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit]!;
      // Nothing for sums below 0, without a branch that could not be foreseen.
      const rectified = sum & ~(sum >> 31);
      win += rectified * second[unit]!;
      margin += rectified * second[hidden + unit]!;
    }
    this.share = 1 / (1 + Math.exp(-win));
    this.margin = margin;
  }
}

/** With the SIMD kernel where there is one, else in plain JavaScript; both give the same bits. */
export const networkOf = (weights: Weights): Network =>
  new Network(weights, simdSums(weights) ?? plainSums(weights));

/** As the kernel does it. */
export function plainSums({ inputs, hidden, first }: Weights): FirstLayer {
  const x = new Float32Array(inputs);
  const seen = new Int32Array(inputs);
  const sums = new Int32Array(hidden);
  const rows = new Int32Array(inputs * hidden);
  const load = (weights: Float32Array): void => {
    const whole = wholeWeights(weights, inputs, hidden);
    rows.set(whole.rows);
    sums.set(whole.biases);
    seen.fill(0);
  };
  load(first);
  return {
    x,
    sums,
    load,
    run() {
      for (let input = 0; input < inputs; input++) {
        const now = wholeInput(x[input]!);
        const by = now - seen[input]!;
        if (by === 0) continue;
        seen[input] = now;
        const row = input * hidden;
        for (let unit = 0; unit < hidden; unit++) sums[unit]! += Math.imul(by, rows[row + unit]!);
      }
    },
  };
}
