import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { type Bundle, isGood } from '../../../words/sayings/bundle.ts';
import { valueOfTool } from '../../../words/sayings/tools.ts';
import { keysOf, totalOf } from './bundle.ts';

/** Who eats what: the keys of what is eaten already, and of what is proposed to the others. */
export interface Meals {
  readonly eaten: readonly string[];
  readonly shared: readonly string[];
  readonly missing: number;
}

/** Tools feed as many as they are worth; everything else feeds one. */
const fedBy = (key: string, count: number, tools: readonly number[]): number =>
  isGood(key) || key === 'agriculture' ? count : count * valueOfTool(key, tools);

/**
 * So many are hungry; food that is paid already and the fields have fed the others. Of what is
 * shared, no more than are hungry are named.
 */
export function mealsOf(player: SnapshotPlayer, hungry: number, shared: Bundle): Meals {
  const fed = player.people - hungry;
  const fromFields = Math.min(player.agriculture, fed);
  const keys = keysOf([{ move: '', bundle: shared }]).flatMap((key) =>
    Array<string>(fedBy(key, shared[key]!, player.tools)).fill(key),
  );
  return {
    eaten: [
      ...Array<string>(fed - fromFields).fill('food'),
      ...Array<string>(fromFields).fill('agriculture'),
    ],
    shared: keys.slice(0, hungry),
    missing: Math.max(0, hungry - keys.length),
  };
}

/** How many a whole meal feeds: as many as are hungry. */
export const hungryFor = (meal: Bundle, { tools }: SnapshotPlayer): number =>
  totalOf(
    Object.fromEntries(Object.entries(meal).map(([key, count]) => [key, fedBy(key, count, tools)])),
  );
