import { type Cost, RESOURCES } from '@ochre/stone-age/rules';
import { tileOf } from '../../faces.ts';
import type { Words } from '../../in-words.ts';

/** "wwc→10", "4/2→v": what is paid, and the points; `v` is the value of what is paid. */
export function slip(id: string, words: Words): string {
  const tile = tileOf(id);
  if (tile === undefined) return id;
  const { cost, points } = tile;
  return `${costSigns(cost, words)}→${points === 'value' ? words.showing.solo.places.value : points}`;
}

function costSigns(cost: Cost, { goods }: Words): string {
  switch (cost.kind) {
    case 'fixed':
      return RESOURCES.map((resource) =>
        goods[resource]
          .charAt(0)
          .toLowerCase()
          .repeat(cost.goods[resource] ?? 0),
      ).join('');
    case 'kinds':
      return `${cost.count}/${cost.kinds}`;
    default:
      return `${cost.min}–${cost.max}`;
  }
}
