import type { Result } from './store.ts';

/** A victory is one for all who share it together. */
export function victoryOf({ winners }: Result, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
