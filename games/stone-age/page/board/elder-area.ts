import { ELDER_MATERIAL, type ElderArea } from '@ochre/stone-age/rules';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Words } from '../in-words.tsx';

export const ELDER_SIGNS: Readonly<Record<ElderArea, SymbolName>> = {
  forest: 'place-forest',
  claypit: 'place-claypit',
  quarry: 'place-quarry',
  river: 'place-river',
  village: 'place-hut',
  hunt: 'place-hunt',
};

export const nameOfArea = (area: ElderArea, words: Words): string =>
  area === 'village' ? words.solo.village : words.places[area];

/** What it means that the elder stands there. */
export function explainArea(area: ElderArea, words: Words): string {
  const material = ELDER_MATERIAL[area];
  if (material === 'village') return words.solo.elderInVillage;
  if (material === 'food') return words.solo.elderHunting;
  return words.solo.elderExplained(words.goods[material]);
}
