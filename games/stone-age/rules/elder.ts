import { PLACE_YIELDS } from './place-yields.ts';
import type { PlaceName, Resource } from './vocabulary.ts';

/** P3: where the elder goes, what he closes and what he takes. */

/** P3.4: in the order of his path. */
export const ELDER_AREAS = ['forest', 'claypit', 'quarry', 'river', 'village', 'hunt'] as const;
export type ElderArea = (typeof ELDER_AREAS)[number];

/** P3.4: where he goes from there; from the last area to the first. */
export const areaAfter = (area: ElderArea): ElderArea =>
  ELDER_AREAS[(ELDER_AREAS.indexOf(area) + 1) % ELDER_AREAS.length]!;

/** P3.2: in the village, tool tokens and agriculture steps. */
export type ElderMaterial = 'food' | Resource | 'village';

/** P3.2: what he takes in his area. */
export const ELDER_MATERIAL: Readonly<Record<ElderArea, ElderMaterial>> = {
  forest: PLACE_YIELDS.forest.good,
  claypit: PLACE_YIELDS.claypit.good,
  quarry: PLACE_YIELDS.quarry.good,
  river: PLACE_YIELDS.river.good,
  village: 'village',
  hunt: PLACE_YIELDS.hunt.good,
};

/** P4.3: the places of the village, in the order in which they are used alone. */
export const VILLAGE_ORDER: readonly PlaceName[] = ['toolmaker', 'field', 'hut'];

/** P3.1: the places that are closed while he is there; cards and buildings are in no area. */
export const placesInArea = (area: ElderArea): readonly PlaceName[] =>
  area === 'village' ? VILLAGE_ORDER : [area];
