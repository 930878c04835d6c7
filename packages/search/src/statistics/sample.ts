import { around, type Estimate } from './interval.ts';

export const meanOf = (sample: readonly number[]): number =>
  sample.reduce((sum, one) => sum + one, 0) / sample.length;

/** As a sample estimates it; of fewer than two numbers nothing is known. */
export function varianceOf(sample: readonly number[]): number {
  const mean = meanOf(sample);
  return sample.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (sample.length - 1);
}

/** The standard error of the mean. */
export const errorOf = (sample: readonly number[]): number =>
  Math.sqrt(varianceOf(sample) / sample.length);

/** The mean, with where it lies. */
export const estimateOf = (sample: readonly number[]): Estimate =>
  around(meanOf(sample), sample.length < 2 ? undefined : errorOf(sample));
