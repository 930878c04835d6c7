import type { Turn } from '../../rules/index.ts';

/** From one turn of a tile to another the shorter way, in quarters clockwise. */
export function quarters(from: Turn, to: Turn): number {
  const clockwise = (to - from + 4) % 4;
  return clockwise === 3 ? -1 : clockwise;
}
