import { type Estimate, wilson } from './interval.ts';

/** Observations of one kind, each of as many trials that may depend on each other. */
export interface Stratum {
  readonly observations: number;
  /** In each observation. */
  readonly trials: number;
  /** So much can be won in each, where not all trials can be. */
  readonly most: number;
  /** In all of them. */
  readonly won: number;
  /** Of what is won in an observation; undefined while there are fewer than two. */
  readonly variance: number | undefined;
}

/**
 * The share of trials that are won. Trials of one observation are not independent, but observations
 * are: so the variance is that between observations, and Wilson's interval is taken for as many
 * independent trials as would have that variance. Undefined where nothing was tried.
 */
export function clusteredShare(strata: readonly Stratum[]): Estimate | undefined {
  const played = strata.filter(({ observations, trials }) => observations * trials > 0);
  const trials = sum(played, (stratum) => stratum.observations * stratum.trials);
  if (trials === 0) return undefined;
  const share = sum(played, ({ won }) => won) / trials;
  if (played.some(({ variance }) => variance === undefined)) {
    return { value: share, from: null, to: null };
  }
  const variance = sum(played, (one) => one.observations * varianceOf(one)) / trials ** 2;
  // Then every observation counts as one trial.
  const isSure = share === 0 || share === 1;
  const observations = sum(played, (stratum) => stratum.observations);
  return wilson(share, isSure ? observations : (share * (1 - share)) / variance);
}

/**
 * Where all or nothing is won, nothing varies so far, which does not mean that it never will: half an
 * observation more of either outcome is thought of.
 */
function varianceOf({ observations, most, won, variance }: Stratum): number {
  if (won > 0 && won < observations * most) return variance!;
  const other = 0.5 / (observations + 1);
  return most ** 2 * other * (1 - other);
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
