import { around, type Estimate } from '../statistics/interval.ts';
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
    asPlayed: meanOf(ledgers.map(({ result }) => result.shares[seat]!)),
    withoutLuck: meanOf(ledgers.map(({ adjusted }) => adjusted.shares[seat]!)),
  }));
}

function meanOf(numbers: readonly number[]): Estimate {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return around(mean, count < 2 ? undefined : Math.sqrt(squares / (count - 1) / count));
}
