import type { ActionOf } from '@ochre/stone-age/rules';
import { broughtWorth } from '../placements.ts';
import { GATHERED } from '../places.ts';
import type { RoundPlan } from '../plan.ts';
import { type RolledFor, withTools } from '../rolls.ts';
import { soloFoodWorth } from './feeding.ts';
import type { SoloOutlook } from './outlook.ts';
import { fromCard, fromPlace } from './supply.ts';

/** What a roll brings with these tools, less what they are kept for. */
export const soloToolsGain = (
  outlook: SoloOutlook,
  plan: RoundPlan,
  action: ActionOf<'tools'>,
): number => withTools(outlook, action, (roll, count) => brought(outlook, plan, roll, count));

function brought(
  outlook: SoloOutlook,
  plan: RoundPlan,
  { good, source }: RolledFor,
  count: number,
): number {
  if (good === 'jewelry') return 0;
  const { taken, lost } =
    source in GATHERED ? fromPlace(outlook, good, count) : fromCard(outlook, good, count);
  return good === 'food'
    ? soloFoodWorth(outlook, plan, plan.food + taken) - lost
    : broughtWorth(outlook, plan, good, taken) - lost;
}
