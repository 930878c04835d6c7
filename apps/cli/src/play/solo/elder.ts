import { ELDER_AREAS, type ElderArea, type Snapshot } from '@ochre/stone-age';
import { sourceInWords } from '../../components-in-words.ts';
import { soloOf } from './limits.ts';
import type { TurnSoFar } from './turn.ts';

/** P3: where the elder stands, what he closes and what he takes. */

/** P3.2; in the village it is no good. */
export type Material = 'food' | 'wood' | 'clay' | 'stone' | 'gold' | 'village';

const MATERIALS: Readonly<Record<ElderArea, Material>> = {
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
  village: 'village',
  hunt: 'food',
};

/** Undefined until he is placed. */
export function elderMaterial(snapshot: Snapshot): Material | undefined {
  const { elder } = soloOf(snapshot);
  return elder === '' ? undefined : MATERIALS[elder];
}

/** "clay"; "tool tokens and agriculture steps" */
export const materialIn = (area: ElderArea): string =>
  area === 'village' ? 'tool tokens and agriculture steps' : MATERIALS[area];

/** P3.4: the areas are listed in the order of his path. */
export const areaAfter = (area: ElderArea): ElderArea =>
  ELDER_AREAS[(ELDER_AREAS.indexOf(area) + 1) % ELDER_AREAS.length]!;

/** Where he stands in the next turn. */
export const nextArea = (area: ElderArea, { elderMoved }: TurnSoFar): ElderArea =>
  elderMoved ? area : areaAfter(area);

/** P4.3: in the order in which they are used. */
export const VILLAGE = ['toolmaker', 'field', 'hut'] as const;

/** P3.1 */
export const placesIn = (area: ElderArea): readonly string[] =>
  area === 'village' ? VILLAGE : [area];

export const isElderAt = (snapshot: Snapshot, place: string): boolean => {
  const { elder } = soloOf(snapshot);
  return elder !== '' && placesIn(elder).includes(place);
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
