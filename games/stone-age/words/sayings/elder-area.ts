import { ELDER_MATERIAL, type ElderArea } from '@ochre/stone-age/rules';
import type { Words } from '../index.ts';

export const nameOfArea = (area: ElderArea, words: Words): string =>
  area === 'village' ? words.solo.village : words.places[area];

/** What it means that the elder stands there. */
export function explainArea(area: ElderArea, words: Words): string {
  const material = ELDER_MATERIAL[area];
  if (material === 'village') return words.solo.elderInVillage;
  if (material === 'food') return words.solo.elderHunting;
  return words.solo.elderExplained(words.goods[material]);
}
