import { type ActionOf, RESOURCES, type Tile } from '@ochre/stone-age/rules';
import { COMMON } from './common.ts';
import { endWorth } from './ending.ts';
import { topTile } from './facts.ts';
import { starvingCost } from './hunger.ts';
import type { Outlook } from './outlook.ts';
import { spaceAt, stackAt } from './places.ts';
import type { RoundPlan } from './plan.ts';
import { pointsPaid } from './tiles.ts';
import { cardWorth, goodsWorth, tileWorth } from './worth.ts';

/** What buying a card in this way gains. */
export function buyGain(outlook: Outlook, plan: RoundPlan, action: ActionOf<'buy'>): number {
  const space = spaceAt(action.place)!;
  const worth = cardWorth(outlook, outlook.seen.cards[space]!) + endWorth(outlook, action.place);
  return worth - paymentCost(outlook, plan, action, undefined, space + 1);
}

/** What building in this way gains. */
export function buildGain(outlook: Outlook, plan: RoundPlan, action: ActionOf<'build'>): number {
  const tile = topTile(outlook.seen, stackAt(action.place)!)!;
  const points = pointsPaid(tile, action.pay.goods);
  const worth =
    points * outlook.profile.building + tileWorth(outlook, tile) + endWorth(outlook, action.place);
  return worth - exposed(outlook, plan, points) - paymentCost(outlook, plan, action, tile, 0);
}

/** Who starves this round loses of these points as well. */
const exposed = (outlook: Outlook, plan: RoundPlan, points: number): number =>
  plan.food < 0 ? starvingCost(outlook, points) - starvingCost(outlook, 0) : 0;

/** What is paid, and what other purchases of this round will lack for it. */
function paymentCost(
  outlook: Outlook,
  plan: RoundPlan,
  { pay, trade }: ActionOf<'buy' | 'build'>,
  tile: Tile | undefined,
  price: number,
): number {
  let cost = goodsWorth(outlook, pay.goods);
  if (trade !== undefined) {
    cost += COMMON.trade + goodsWorth(outlook, trade.give) - goodsWorth(outlook, trade.get);
  }
  const own = tile?.cost.kind === 'fixed' ? tile.cost.goods : undefined;
  let lacking = 0;
  let paid = 0;
  let free = price - plan.cards;
  for (const resource of RESOURCES) {
    const count = pay.goods[resource];
    const stock = plan.stock[resource] + (own?.[resource] ?? 0);
    paid += count;
    lacking += Math.max(0, Math.min(count, count - stock));
    free += Math.max(0, stock);
  }
  lacking = Math.max(lacking, Math.min(paid, paid - free));
  return cost + lacking * COMMON.kept;
}
