import type { Estimate } from '../statistics/interval.ts';
import { estimateOf } from '../statistics/sample.ts';
import type { Ledger } from './ledger.ts';

/** The result of a seat over several games, in shares: as it was, and without luck. */
export interface Career {
  readonly games: number;
  readonly asPlayed: Estimate;
  readonly withoutLuck: Estimate;
}

/** By seat; all games have as many. */
export function careerOf(ledgers: readonly Ledger[]): Career[] {
  const seats = ledgers[0]?.result.shares ?? [];
  return seats.map((_, seat) => ({
    games: ledgers.length,
    asPlayed: estimateOf(ledgers.map(({ result }) => result.shares[seat]!)),
    withoutLuck: estimateOf(ledgers.map(({ adjusted }) => adjusted.shares[seat]!)),
  }));
}
