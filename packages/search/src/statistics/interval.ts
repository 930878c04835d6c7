/** What was measured, and where it lies with 95 % confidence: null while too little is known. */
export interface Estimate {
  readonly value: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** Of the normal distribution, 95 % lie within so many standard errors. */
export const Z = 1.959963984540054;

/** A mean, or anything near enough to normal. */
export const around = (value: number, error: number | undefined): Estimate =>
  error === undefined
    ? { value, from: null, to: null }
    : { value, from: value - Z * error, to: value + Z * error };

/** Wilson's interval of a share of so many trials; it is sound also near 0 and 1. */
export function wilson(share: number, trials: number): Estimate {
  const shrink = (Z * Z) / trials;
  const middle = (share + shrink / 2) / (1 + shrink);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + shrink / trials / 4)) / (1 + shrink);
  return {
    value: share,
    from: share === 0 ? 0 : middle - half,
    to: share === 1 ? 1 : middle + half,
  };
}
