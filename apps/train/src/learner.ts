import type { Random } from '@ochre/kernel';
import { OUTPUTS, type Weights } from '@ochre/search/value';
import type { Samples } from './samples.ts';

/** What is learned, and how it moved so far: plain lists that can be sent, averaged and kept. */
export interface Mind {
  readonly first: Float32Array;
  readonly second: Float32Array;
  /** Adam's running means of the gradients and of their squares. */
  readonly firstMean: Float32Array;
  readonly firstSquare: Float32Array;
  readonly secondMean: Float32Array;
  readonly secondSquare: Float32Array;
  steps: number;
}

export const LISTS = [
  'first',
  'second',
  'firstMean',
  'firstSquare',
  'secondMean',
  'secondSquare',
] as const;

const BATCH = 64;
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;
/** How much the error of the margin counts beside that of the share of winning. */
const MARGIN_WEIGHT = 0.5;

/** Gradient descent (Adam) on samples: cross entropy of the share, square error of the margin. */
export class Learner {
  private readonly mind: Mind;
  private readonly inputs: number;
  private readonly hidden: number;
  private readonly sums: Float64Array;
  private readonly back: Float64Array;
  private readonly firstGradient: Float32Array;
  private readonly secondGradient: Float32Array;
  private hasStepped = false;
  /** What `judge` found. */
  share = 0;
  margin = 0;

  constructor(mind: Mind, { inputs, hidden }: Pick<Weights, 'inputs' | 'hidden'>) {
    this.mind = mind;
    this.inputs = inputs;
    this.hidden = hidden;
    this.sums = new Float64Array(hidden);
    this.back = new Float64Array(hidden);
    this.firstGradient = new Float32Array(mind.first.length);
    this.secondGradient = new Float32Array(mind.second.length);
  }

  /** As the network judges, on a sample's inputs. */
  judge(samples: Samples, sample: number): void {
    const { sums, hidden } = this;
    const { first, second } = this.mind;
    const biases = this.inputs * hidden;
    for (let unit = 0; unit < hidden; unit++) sums[unit] = first[biases + unit]!;
    const end = samples.starts[sample + 1]!;
    for (let at = samples.starts[sample]!; at < end; at++) {
      const row = samples.inputs[at]! * hidden;
      const value = samples.values[at]!;
      for (let unit = 0; unit < hidden; unit++) sums[unit]! += value * first[row + unit]!;
    }
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

  /** One pass over all samples in a random order. Gives back the mean error of the share. */
  learn(samples: Samples, rate: number, random: Random): number {
    const order = shuffledOrder(samples.count, random);
    let error = 0;
    for (let at = 0; at < order.length; at++) {
      error += Math.abs(this.addGradient(samples, order[at]!));
      if ((at + 1) % BATCH === 0) this.step(rate);
    }
    return samples.count === 0 ? 0 : error / samples.count;
  }

  /** Games too short for a batch each are one together. */
  finish(rate: number): void {
    if (!this.hasStepped) this.step(rate);
  }

  private addGradient(samples: Samples, sample: number): number {
    this.judge(samples, sample);
    const { sums, back, hidden, firstGradient, secondGradient } = this;
    const { second } = this.mind;
    const ofShare = (this.share - samples.share[sample]!) / BATCH;
    const ofMargin = (MARGIN_WEIGHT * (this.margin - samples.margin[sample]!)) / BATCH;
    const biases = this.inputs * hidden;
    secondGradient[OUTPUTS * hidden]! += ofShare;
    secondGradient[OUTPUTS * hidden + 1]! += ofMargin;
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit]!;
      if (sum <= 0) {
        back[unit] = 0;
        continue;
      }
      secondGradient[unit]! += ofShare * sum;
      secondGradient[hidden + unit]! += ofMargin * sum;
      const gradient = ofShare * second[unit]! + ofMargin * second[hidden + unit]!;
      back[unit] = gradient;
      firstGradient[biases + unit]! += gradient;
    }
    const end = samples.starts[sample + 1]!;
    for (let at = samples.starts[sample]!; at < end; at++) {
      const row = samples.inputs[at]! * hidden;
      const value = samples.values[at]!;
      for (let unit = 0; unit < hidden; unit++) firstGradient[row + unit]! += back[unit]! * value;
    }
    return ofShare * BATCH;
  }

  private step(rate: number): void {
    const { mind } = this;
    this.hasStepped = true;
    mind.steps++;
    const meanShare = 1 - MEAN_DECAY ** mind.steps;
    const squareShare = 1 - SQUARE_DECAY ** mind.steps;
    const scale = (rate * Math.sqrt(squareShare)) / meanShare;
    move(mind.first, this.firstGradient, mind.firstMean, mind.firstSquare, scale);
    move(mind.second, this.secondGradient, mind.secondMean, mind.secondSquare, scale);
  }
}

function move(
  weights: Float32Array,
  gradient: Float32Array,
  means: Float32Array,
  squares: Float32Array,
  scale: number,
): void {
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i]!;
    const mean = MEAN_DECAY * means[i]! + (1 - MEAN_DECAY) * g;
    const square = SQUARE_DECAY * squares[i]! + (1 - SQUARE_DECAY) * g * g;
    means[i] = mean;
    squares[i] = square;
    weights[i]! -= (scale * mean) / (Math.sqrt(square) + TINY);
    gradient[i] = 0;
  }
}

function shuffledOrder(count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let left = count; left > 1; left--) {
    const at = random.below(left);
    const last = order[left - 1]!;
    order[left - 1] = order[at]!;
    order[at] = last;
  }
  return order;
}
