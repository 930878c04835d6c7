import {
  areaAfter,
  ELDER_MATERIAL,
  type ElderArea,
  type ElderMaterial,
  placesInArea,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { sourceInWords } from '../components-in-words.ts';
import { soloOf } from './limits.ts';
import type { TurnSoFar } from './turn.ts';

/** P3: where the elder stands, what he closes and what he takes. */

/** Undefined until he is placed. */
export function elderMaterial(snapshot: Snapshot): ElderMaterial | undefined {
  const { elder } = soloOf(snapshot);
  return elder === '' ? undefined : ELDER_MATERIAL[elder];
}

/** "clay"; "tool tokens and agriculture steps" */
export const materialIn = (area: ElderArea): string =>
  area === 'village' ? 'tool tokens and agriculture steps' : ELDER_MATERIAL[area];

/** Where he stands in the next turn. */
export const nextArea = (area: ElderArea, { elderMoved }: TurnSoFar): ElderArea =>
  elderMoved ? area : areaAfter(area);

export const isElderAt = (snapshot: Snapshot, place: string): boolean => {
  const { elder } = soloOf(snapshot);
  return elder !== '' && placesInArea(elder).some((closed) => closed === place);
};

/** "the clay pit", "the village" */
export const areaInWords = (area: ElderArea): string =>
  area === 'village' ? 'the village' : sourceInWords(area);

/** "in the clay pit", "at the hunting grounds" */
export const whereIs = (area: ElderArea): string =>
  `${area === 'hunt' ? 'at' : 'in'} ${areaInWords(area)}`;

/** P5.1: "2 clay"; in the village, and before he stands anywhere, the number alone. */
export function priceIn(snapshot: Snapshot, price: number): string {
  const material = elderMaterial(snapshot);
  return material === undefined || material === 'village' ? `${price}` : `${price} ${material}`;
}

/** The same where it stands alone: "2 clay", "pay 2". */
export function priceTag(snapshot: Snapshot, price: number): string {
  const words = priceIn(snapshot, price);
  return words === `${price}` ? `pay ${price}` : words;
}
