import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { Network, networkOf, plainSums } from './network.ts';
import { simdSums } from './simd.ts';
import { firstSize, secondSize, type Weights } from './weights.ts';

const random = randomFrom('network');
const number = (): number => random.below(2001) / 1000 - 1;
const list = (length: number): Float32Array => Float32Array.from({ length }, number);

/** About as large as trained ones. */
const weightsOf = (inputs: number, hidden: number): Weights => ({
  inputs,
  hidden,
  first: list(firstSize(inputs, hidden)).map((weight) => weight / 4),
  second: list(secondSize(hidden)),
});

describe.each([
  [3, 8],
  [244, 64],
  [500, 96],
])('a network of %i inputs and %i hidden units', (inputs, hidden) => {
  const weights = weightsOf(inputs, hidden);
  const simd = simdSums(weights)!;
  const plain = plainSums(weights);
  const fill = (x: Float32Array, from: Float32Array): void => x.set(from);

  it('gives the same bits by the SIMD kernel and by JavaScript', () => {
    for (let at = 0; at < 50; at++) {
      const x = list(inputs).map((value) => (random.below(3) === 0 ? value : 0));
      fill(simd.x, x);
      fill(plain.x, x);
      simd.run();
      plain.run();
      expect(simd.sums).toEqual(plain.sums);
    }
  });

  it('judges by what the formula says', () => {
    const network = new Network(weights, plain);
    const x = list(inputs);
    fill(network.x, x);
    network.judge();
    const sums = Array.from({ length: hidden }, (_, unit) =>
      x.reduce(
        (sum, value, input) => sum + value * weights.first[input * hidden + unit]!,
        weights.first[inputs * hidden + unit]!,
      ),
    );
    const output = (at: number): number =>
      sums.reduce(
        (sum, value, unit) => sum + Math.max(0, value) * weights.second[at * hidden + unit]!,
        weights.second[2 * hidden + at]!,
      );
    expect(network.share).toBeCloseTo(1 / (1 + Math.exp(-output(0))), 2);
    expect(network.margin).toBeCloseTo(output(1), 2);
  });

  it('judges a position alike, whatever it has judged before', () => {
    const network = networkOf(weights);
    const some = Array.from({ length: 20 }, () => list(inputs));
    const judged = (one: Network, x: Float32Array): number[] => {
      fill(one.x, x);
      one.judge();
      return [one.share, one.margin];
    };
    const once = some.map((x) => judged(network, x));
    expect(some.map((x) => judged(networkOf(weights), x))).toEqual(once);
    for (const at of [7, 3, 3, 19, 0]) expect(judged(network, some[at]!)).toEqual(once[at]);
  });

  it('takes other weights', () => {
    const other = weightsOf(inputs, hidden);
    const network = networkOf(weights);
    fill(network.x, list(inputs));
    network.judge();
    network.load(other);
    const fresh = networkOf(other);
    const x = list(inputs);
    for (const one of [network, fresh]) {
      fill(one.x, x);
      one.judge();
    }
    expect([network.share, network.margin]).toEqual([fresh.share, fresh.margin]);
  });
});
