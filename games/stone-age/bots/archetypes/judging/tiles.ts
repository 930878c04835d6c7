import {
  type Goods,
  type GoodsCount,
  type PlaceName,
  RESOURCES,
  resourceValue,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { COMMON } from './common.ts';
import type { Outlook } from './outlook.ts';
import { GATHERED_AT } from './places.ts';
import type { RoundPlan } from './plan.ts';
import { tileWorth } from './worth.ts';

/** The points a payment scores (B7.2–B7.4, S7.2). */
export function pointsPaid({ points }: Tile, goods: GoodsCount): number {
  if (typeof points === 'number') return points;
  return points === 'value' ? resourceValue(goods) : points.perJewelry * goods.jewelry;
}

/** Who wants to gather what is missing: with how many dice, and where there is room. */
export interface Gatherers {
  readonly dice: number;
  readonly open: Readonly<Partial<Record<PlaceName, true>>>;
}

/** What it brings to build a tile this round, if all goes as planned. */
export function buildingWorth(
  outlook: Outlook,
  plan: RoundPlan,
  tile: Tile,
  gatherers: Gatherers,
): number {
  const { price, profile } = outlook;
  const { cost, points } = tile;
  const besides = tileWorth(outlook, tile);
  switch (cost.kind) {
    case 'fixed': {
      const gain = (points as number) * profile.building + besides - costWorth(outlook, cost.goods);
      return gain * chanceToPay(outlook, plan, cost.goods, gatherers);
    }
    case 'jewelry': {
      const paid = Math.min(cost.max, plan.jewelry);
      const { perJewelry } = points as { perJewelry: number };
      return paid < cost.min ? 0 : paid * (perJewelry * profile.building - price.jewelry) + besides;
    }
    case 'kinds': {
      const paid = bestPaid(outlook, plan, cost.count, cost.count, cost.kinds);
      return paid > 0 ? paid + besides : 0;
    }
    case 'range': {
      const paid = bestPaid(outlook, plan, cost.min, cost.max, 0);
      return paid > 0 ? paid + besides : 0;
    }
  }
}

function costWorth({ price }: Outlook, goods: Goods): number {
  let worth = (goods.jewelry ?? 0) * price.jewelry;
  for (const resource of RESOURCES) worth += (goods[resource] ?? 0) * price[resource];
  return worth;
}

/** What a die shows on average. */
export const MEAN_DIE = 3.5;
/** Less than this is missing only on paper: means are no whole numbers. */
const MISSING = 0.3;

/** Whether what a fixed price asks for is there, or can be gathered this round. */
function chanceToPay(
  { profile }: Outlook,
  plan: RoundPlan,
  goods: Goods,
  { dice, open }: Gatherers,
): number {
  if ((goods.jewelry ?? 0) > plan.jewelry) return 0;
  let pips = 0;
  let chance = 1;
  for (const resource of RESOURCES) {
    const missing = (goods[resource] ?? 0) - Math.max(0, plan.stock[resource]);
    if (missing <= MISSING) continue;
    pips += missing * VALUE[resource];
    chance *= open[GATHERED_AT[resource]] === undefined ? 0 : COMMON.gatheredLater;
  }
  return pips <= dice * (MEAN_DIE + profile.luck) + plan.tools
    ? chance
    : chance * COMMON.hardlyGathered;
}

/** What paying gains at best, where points are the value: so many resources of so many kinds (0: any). */
function bestPaid(
  { price, profile }: Outlook,
  { stock }: RoundPlan,
  least: number,
  most: number,
  kinds: number,
): number {
  let best = 0;
  for (const set of KINDS) {
    if (kinds !== 0 && set.length !== kinds) continue;
    let count = 0;
    let gain = 0;
    // One of each kind, then as many as possible, the dearest first.
    for (const resource of set) {
      if (stock[resource] + MISSING < 1) count = Number.NEGATIVE_INFINITY;
      count++;
      gain += VALUE[resource] * profile.building - price[resource];
    }
    for (const resource of set) {
      const more = Math.min(most - count, Math.floor(stock[resource] + MISSING) - 1);
      if (more <= 0) continue;
      count += more;
      gain += more * (VALUE[resource] * profile.building - price[resource]);
    }
    if (count >= least && count <= most && gain > best) best = gain;
  }
  return best;
}

/** Every choice of kinds, the dearest first. */
const KINDS = Array.from({ length: 15 }, (_, at) =>
  RESOURCES.filter((_, kind) => ((at + 1) & (1 << kind)) !== 0).reverse(),
);
