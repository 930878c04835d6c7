import { areaAfter, ELDER_MATERIAL, type ElderArea, placesInArea } from '@ochre/stone-age/rules';
import { peopleOn } from '../places.ts';
import type { RoundPlan } from '../plan.ts';
import type { SoloOutlook } from './outlook.ts';
import { LEFT } from './placements.ts';
import { SOLO_COMMON } from './profile.ts';

/** P1.6: there is nothing to hunt in the first turn, but food to pay a card with. */
export const START_AREA: ElderArea = 'hunt';

/** P5.4: what can be paid next turn where the elder goes, less who can only leave then. */
export function elderWorth(outlook: SoloOutlook, plan: RoundPlan, to: ElderArea | 'stay'): number {
  const { seen, player, solo } = outlook;
  const area = to === 'stay' ? areaAfter(solo.elder as ElderArea) : to;
  const worth = SOLO_COMMON.elderMaterial * materialThere(plan, area);
  if (to === 'stay') return worth;
  const left = placesInArea(area).reduce(
    (people, place) => people + peopleOn(seen, player, place),
    0,
  );
  return worth - SOLO_COMMON.elderMove - left * LEFT;
}

function materialThere(plan: RoundPlan, area: ElderArea): number {
  const material = ELDER_MATERIAL[area];
  if (material === 'village') return 0;
  return Math.max(0, material === 'food' ? plan.food : plan.stock[material]);
}
