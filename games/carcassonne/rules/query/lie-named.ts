import { LIES, type Lie, lieNumber, tileNamed } from '../lies.ts';
import type { Turn } from '../vocabulary.ts';

/** A tile as it lies, by its name. */
export function lieNamed(tile: string, turn: Turn): Lie {
  const lie = LIES[lieNumber(tileNamed(tile), turn)];
  if (lie === undefined) throw new Error(`There is no tile "${tile}".`);
  return lie;
}
