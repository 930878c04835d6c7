import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { Feature } from '../../../rules/index.ts';
import { WIDTH } from '../geometry/point.ts';
import { cornerKey, type Flags } from './corners.ts';
import { laidOf, type TileOnLand } from './laid.ts';

/** Whose city it is flies from its towers; from those that cities of several players share, nothing. */
export function pennantsOf(
  board: readonly TileOnLand[],
  features: readonly Pick<Feature, 'kind' | 'parts' | 'holders'>[],
  tribes: readonly Tribe[],
): Flags {
  const laid = laidOf(board);
  const holders = new Map<string, number | undefined>();
  for (const { kind, parts, holders: held } of features) {
    if (kind !== 'city') continue;
    const holder = held.length === 1 ? held[0] : undefined;
    for (const { x, y, on } of parts) {
      for (const { at, city } of laid.at(x, y)?.drawn.corners ?? []) {
        if (city !== on) continue;
        const key = cornerKey(x + at[0] / WIDTH, y + at[1] / WIDTH);
        const isShared = holders.has(key) && holders.get(key) !== holder;
        holders.set(key, isShared ? undefined : holder);
      }
    }
  }
  const flags = new Map<string, Tribe>();
  for (const [key, holder] of holders) {
    const tribe = holder === undefined ? undefined : tribes[holder];
    if (tribe !== undefined) flags.set(key, tribe);
  }
  return flags;
}
