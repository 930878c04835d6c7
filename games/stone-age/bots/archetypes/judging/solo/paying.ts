import { type ActionOf, type Payment, RESOURCES } from '@ochre/stone-age/rules';
import { COMMON } from '../common.ts';
import { topTile } from '../facts.ts';
import { spaceAt, stackAt } from '../places.ts';
import { type RoundPlan, withoutTile } from '../plan.ts';
import { pointsPaid } from '../tiles.ts';
import { goodsWorth, tileWorth } from '../worth.ts';
import type { SoloOutlook } from './outlook.ts';
import { lastTile, spaceCardWorth } from './placements.ts';

/** P3.3: goods, tool tokens and steps of agriculture. */
export function payCost(outlook: SoloOutlook, { goods, slots, agriculture }: Payment): number {
  const { owner, step } = outlook;
  let cost = goodsWorth(outlook, goods) + agriculture * step.agriculture;
  for (const slot of slots) cost += owner.tools[slot - 1]! * step.tool;
  return cost;
}

export function soloBuyGain(
  outlook: SoloOutlook,
  plan: RoundPlan,
  action: ActionOf<'buy'>,
): number {
  const { solo, material } = outlook;
  const space = spaceAt(action.place)!;
  const worth = spaceCardWorth(outlook, space, !solo.cardBought);
  const stock =
    material === 'food' || material === 'village'
      ? plan.stock
      : { ...plan.stock, [material]: plan.stock[material] + space + 1 };
  return worth - payCost(outlook, action.pay) - lacking(stock, action.pay);
}

export function soloBuildGain(
  outlook: SoloOutlook,
  plan: RoundPlan,
  action: ActionOf<'build'>,
): number {
  const { seen, profile } = outlook;
  const stack = stackAt(action.place)!;
  const tile = topTile(seen, stack)!;
  const worth =
    pointsPaid(tile, action.pay.goods) * profile.building +
    tileWorth(outlook, tile) -
    lastTile(outlook, stack);
  const { stock } = withoutTile(plan, tile);
  return worth - payCost(outlook, action.pay) - lacking(stock, action.pay);
}

/** What other purchases of this turn will lack. */
function lacking(stock: RoundPlan['stock'], { goods }: Payment): number {
  let count = 0;
  for (const resource of RESOURCES) {
    count += Math.max(0, Math.min(goods[resource], goods[resource] - stock[resource]));
  }
  return count * COMMON.kept;
}
