/**
 * The first layer counts in whole numbers: its sums are exact in whichever order they come, so they can
 * be kept from position to position. Inputs are rounded to 1/4096, weights to 1/8192; sums beyond ±64
 * would not fit, and those of trained weights stay below 16.
 */
const PER_INPUT = 4096;
export const PER_WEIGHT = 8192;
const PER_SUM = PER_INPUT * PER_WEIGHT;

/** What one of the sums is worth. */
export const SUM = 1 / PER_SUM;

/** An input, rounded in 32 bits, as the kernel does it. */
export const wholeInput = (value: number): number =>
  Math.floor(Math.fround(value * PER_INPUT + 0.5));

/** Rows of weights, and the biases that the sums begin with. */
export function wholeWeights(
  first: Float32Array,
  inputs: number,
  hidden: number,
): { readonly rows: Int32Array; readonly biases: Int32Array } {
  const biases = inputs * hidden;
  return {
    rows: Int32Array.from(first.subarray(0, biases), (weight) => Math.round(weight * PER_WEIGHT)),
    biases: Int32Array.from(first.subarray(biases), (bias) => Math.round(bias * PER_SUM)),
  };
}
