import type { Snapshot } from '@ochre/stone-age/rules';
import type { Words } from '../../in-words.ts';
import { elderMaterial } from '../elder.ts';

/** P5.1: what a card costs now: "2 clay"; in the village, tools and agriculture. */
export function priceNow(snapshot: Snapshot, price: number, words: Words): string {
  const material = elderMaterial(snapshot);
  return material === undefined || material === 'village'
    ? words.telling.choices.solo.villagePrice(price)
    : words.goodsCounted[material](price);
}
