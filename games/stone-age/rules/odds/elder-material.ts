import { ELDER_MATERIAL, type ElderMaterial } from '../elder.ts';
import type { Player } from '../state.ts';
import { sumOfTools } from '../tools.ts';
import type { Moment } from './moment.ts';

/** P3.2: what pays for cards and food while the elder is where he is; unknown until he is placed. */
export const elderMaterialIn = ({ solo }: Moment): ElderMaterial | undefined =>
  solo === null || solo.elder === '' ? undefined : ELDER_MATERIAL[solo.elder];

/** P3.3: in the village tool tokens count their value, and agriculture steps 1. */
export function materialHeld(moment: Moment, owner: Player): number {
  const material = elderMaterialIn(moment);
  if (material === undefined) return 0;
  return material === 'village' ? sumOfTools(owner) + owner.agriculture : owner[material];
}

/** P5.7, P2.3: what *any two resources* can bring of it: such as the pool has, while there is room. */
export function materialToRedeem(moment: Moment, owner: Player): number {
  const material = elderMaterialIn(moment);
  if (moment.solo === null || material === undefined) return 0;
  if (material === 'village' || material === 'food') return 0;
  const room = Math.max(0, owner.people - owner[material]);
  return Math.min(2 * owner.redeemable, moment.solo.outside[material], room);
}
