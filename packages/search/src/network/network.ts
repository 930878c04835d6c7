import { simdSums } from './simd.ts';
import { type FirstLayer, OUTPUTS, type Weights } from './weights.ts';

/** Judges positions for one seat. Write the features into `x`, then call `judge`. */
export class Network {
  readonly x: Float32Array;
  /** The share of winning, 0 to 1. */
  share = 0;
  /** How far the seat will be ahead of the best other, in a unit of the game's own. */
  margin = 0;
  private readonly layer: FirstLayer;
  private readonly second: Float32Array;

  constructor({ second }: Weights, layer: FirstLayer) {
    this.x = layer.x;
    this.layer = layer;
    this.second = second.slice();
  }

  /** Other weights of the same size, as they change while it learns. */
  load({ first, second }: Pick<Weights, 'first' | 'second'>): void {
    this.layer.load(first);
    this.second.set(second);
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
      if (sum <= 0) continue;
      win += sum * second[unit]!;
      margin += sum * second[hidden + unit]!;
    }
    this.share = 1 / (1 + Math.exp(-win));
    this.margin = margin;
  }
}

/** With the SIMD kernel where there is one, else in plain JavaScript; both give the same bits. */
export const networkOf = (weights: Weights): Network =>
  new Network(weights, simdSums(weights) ?? plainSums(weights));

/** Every step is rounded to 32 bits, as the kernel does it. */
export function plainSums({ inputs, hidden, first: given }: Weights): FirstLayer {
  const x = new Float32Array(inputs);
  const sums = new Float32Array(hidden);
  const first = given.slice();
  const biases = first.subarray(inputs * hidden);
  return {
    x,
    sums,
    load: (weights) => first.set(weights),
    run() {
      sums.set(biases);
      for (let input = 0; input < inputs; input++) {
        const value = x[input]!;
        if (value === 0) continue;
        const row = input * hidden;
        for (let unit = 0; unit < hidden; unit++) {
          sums[unit] = Math.fround(sums[unit]! + Math.fround(value * first[row + unit]!));
        }
      }
    },
  };
}
