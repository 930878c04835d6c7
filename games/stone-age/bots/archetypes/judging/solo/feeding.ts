import { atLeast, meanYield, yieldOf } from '@ochre/stone-age/rules';
import { HUNTING, type RoundPlan } from '../plan.ts';
import type { SoloOutlook } from './outlook.ts';
import { SOLO_COMMON } from './profile.ts';
import { fromPlace } from './supply.ts';

/** How much of what is missing the elder's material can pay (P6.2). */
function payable({ owner, material }: SoloOutlook, { stock }: RoundPlan): number {
  if (material === 'food') return 0;
  return material === 'village' ? owner.agriculture : Math.max(0, stock[material]);
}

/** What one of the elder's material is worth. */
const materialWorth = ({ price, material }: SoloOutlook): number =>
  material === 'village' ? SOLO_COMMON.village : price[material];

/** What so much food after feeding is worth; below 0 it is missing. */
export function soloFoodWorth(outlook: SoloOutlook, plan: RoundPlan, food: number): number {
  const { price, profile } = outlook;
  if (food >= 0) return food * price.food;
  if (payable(outlook, plan) < -food) return -profile.starving;
  return Math.max(-profile.starving, food * materialWorth(outlook));
}

/** P6.3: people are fed all or not at all, so what counts is the chance that the hunt suffices. */
export function huntWorth(outlook: SoloOutlook, plan: RoundPlan, hunters: number): number {
  const { price } = outlook;
  const { taken, lost } = fromPlace(outlook, 'food', meanYield(hunters, HUNTING, plan.tools));
  const before = soloFoodWorth(outlook, plan, plan.food);
  const missing = -plan.food - payable(outlook, plan);
  if (missing <= 0) return soloFoodWorth(outlook, plan, plan.food + taken) - before - lost;
  const most = fromPlace(outlook, 'food', Number.POSITIVE_INFINITY).taken;
  if (missing > most) return -lost;
  const fed = atLeast(yieldOf(hunters, HUNTING, plan.tools), Math.ceil(missing));
  const after = soloFoodWorth(outlook, plan, plan.food + missing);
  return fed * (after - before) + Math.max(0, taken + plan.food) * price.food - lost;
}
