import type { State } from '../../rules/index.ts';

/** With so many tiles left or fewer, the network is as sure as it may be. */
const CLEAR = 30;
/** With every further tile it should be so much less sure, as a part of what its odds say. */
const UNSURE = 0.008;
/** To be the next to lay is worth so much, in odds, and more towards the end. */
const NEXT = 0.75;

/**
 * What the network's shares should be. It is too sure of itself while much is to come, and does not know
 * whose turn it is. Fitted to 300 games of `hard` at two.
 */
export function calibrated(shares: readonly number[], { bag, player }: State): number[] {
  const left = bag.length;
  const trust = 1 - UNSURE * Math.max(0, left - CLEAR);
  const next = Math.exp(NEXT / Math.sqrt(left + 2));
  const odds = shares.map((share, seat) => share ** trust * (seat === player ? next : 1));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}
