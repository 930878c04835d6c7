import {
  areaAfter,
  ELDER_MATERIAL,
  type ElderArea,
  type ElderMaterial,
  placesInArea,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { signOf } from '../board/good-names.ts';
import { placeName } from '../board/place-names.ts';
import type { Words } from '../in-words.ts';
import { soloOf } from './limits.ts';
import type { TurnSoFar } from './turn.ts';

/** P3: where the elder stands, what he closes and what he takes. */

/** Undefined until he is placed. */
export function elderMaterial(snapshot: Snapshot): ElderMaterial | undefined {
  const { elder } = soloOf(snapshot);
  return elder === '' ? undefined : ELDER_MATERIAL[elder];
}

/** "clay"; "tool tokens and agriculture steps" */
export function materialIn(area: ElderArea, { goods, showing }: Words): string {
  const material = ELDER_MATERIAL[area];
  return material === 'village' ? showing.solo.elder.tokens : goods[material];
}

/** Where he stands in the next turn. */
export const nextArea = (area: ElderArea, { elderMoved }: TurnSoFar): ElderArea =>
  elderMoved ? area : areaAfter(area);

export const isElderAt = (snapshot: Snapshot, place: string): boolean => {
  const { elder } = soloOf(snapshot);
  return elder !== '' && placesInArea(elder).some((closed) => closed === place);
};

/** As the board names it: "claypit", "village". */
export const areaName = (area: ElderArea, words: Words): string =>
  area === 'village' ? words.showing.solo.elder.village : placeName(area, words);

/** P5.1: "2 clay"; in the village, and before he stands anywhere, the number alone. */
export function priceIn(snapshot: Snapshot, price: number, words: Words): string {
  const material = elderMaterial(snapshot);
  return material === undefined || material === 'village'
    ? `${price}`
    : `${price} ${words.goods[material]}`;
}

/** The same where it stands alone: "2 clay", "pay 2". */
export function priceTag(snapshot: Snapshot, price: number, words: Words): string {
  const text = priceIn(snapshot, price, words);
  return text === `${price}` ? words.showing.board.pay(text) : text;
}

/** In its first letter: "2c"; in the village the number alone. */
export function priceSign(snapshot: Snapshot, price: number, words: Words): string {
  const material = elderMaterial(snapshot);
  const isNamed = material !== undefined && material !== 'village';
  return `${price}${isNamed ? signOf(material, words) : ''}`;
}
