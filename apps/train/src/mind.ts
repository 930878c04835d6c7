import { type Random, randomFrom } from '@ochre/kernel';
import { firstSize, OUTPUTS, secondSize, type Weights } from '@ochre/search/value';
import { LISTS, type Mind } from './learner.ts';

/** Small random weights, by the seed. */
export function newMind(inputs: number, hidden: number, seed: string): Mind {
  const random = randomFrom(`${seed} weights`);
  const first = new Float32Array(firstSize(inputs, hidden));
  const second = new Float32Array(secondSize(hidden));
  for (let i = 0; i < inputs * hidden; i++) first[i] = 0.15 * normal(random);
  for (let i = 0; i < 2 * hidden; i++) second[i] = 0.1 * normal(random);
  return {
    first,
    second,
    firstMean: new Float32Array(first.length),
    firstSquare: new Float32Array(first.length),
    secondMean: new Float32Array(second.length),
    secondSquare: new Float32Array(second.length),
    steps: 0,
  };
}

/**
 * Takes over weights that are there. Units they do not have stay as they are and count for nothing at
 * first, so that it judges as those weights do.
 */
export function beginWith({ first, second }: Mind, weights: Weights): void {
  const { inputs, hidden } = weights;
  const units = second.length / OUTPUTS - 1;
  for (let row = 0; row <= inputs; row++) {
    first.set(weights.first.subarray(row * hidden, (row + 1) * hidden), row * units);
  }
  second.fill(0);
  for (let output = 0; output < OUTPUTS; output++) {
    second.set(weights.second.subarray(output * hidden, (output + 1) * hidden), output * units);
  }
  second.set(weights.second.subarray(OUTPUTS * hidden), OUTPUTS * units);
}

/** Nearly normal: the sum of twelve even numbers has variance 1. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(1 << 20) / (1 << 20);
  return sum;
}

export const copyOf = (mind: Mind): Mind => ({
  first: mind.first.slice(),
  second: mind.second.slice(),
  firstMean: mind.firstMean.slice(),
  firstSquare: mind.firstSquare.slice(),
  secondMean: mind.secondMean.slice(),
  secondSquare: mind.secondSquare.slice(),
  steps: mind.steps,
});

/** What the shards learned, averaged in their order. */
export function averageOf(minds: readonly Mind[]): Mind {
  const average = copyOf(minds[0]!);
  for (const name of LISTS) {
    const list = average[name];
    for (const mind of minds.slice(1)) {
      const other = mind[name];
      for (let i = 0; i < list.length; i++) list[i]! += other[i]!;
    }
    for (let i = 0; i < list.length; i++) list[i]! /= minds.length;
  }
  return average;
}

export interface Averaged {
  readonly first: Float32Array;
  readonly second: Float32Array;
}

/** Moves a running average of the weights a little towards the newest: it swings less than they do. */
export function follow(average: Averaged, mind: Mind, share: number): void {
  for (const name of ['first', 'second'] as const) {
    const list = average[name];
    const newest = mind[name];
    for (let i = 0; i < list.length; i++) list[i]! += share * (newest[i]! - list[i]!);
  }
}
