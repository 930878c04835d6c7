import type { Action, ActionOf } from '../action.ts';
import type { GoodsCount, Tile } from '../components.ts';
import { totalResources } from '../goods.ts';
import type { PaymentTable } from '../payments.ts';
import { pointsFor } from '../purchases.ts';
import type { Place } from '../rule-set.ts';
import type { Buyer } from './buyer.ts';
import { canRedeem, missingFrom, missingWorth, NO_GOODS } from './shortage.ts';
import { goodsWorth } from './worth-of-goods.ts';

/** What a purchase costs a player now. */
export interface Price {
  /** From what is there; after redeeming *any two resources* (B6.4); by a trade (S5); or not yet. */
  readonly payable: 'stock' | 'redeeming' | 'trading' | 'not';
  /** The best way to pay; when nothing is payable, the one that lacks least. */
  readonly pay: GoodsCount;
  /** What of it is not there. */
  readonly missing: GoodsCount;
  /** An estimate, in points: what is given away, in a trade as well. */
  readonly cost: number;
  /** How many resources that takes: 1 point each at the end (B10.3). */
  readonly resources: number;
}

/**
 * The best payment scores most beyond what it is worth (worth-of-goods.ts); of equal ones it is the
 * one that scores most.
 */
export function priceAt(
  buyer: Buyer,
  place: Place,
  payments: PaymentTable,
  points: Tile['points'],
): Price {
  const affordable = payments.affordable(buyer.owner);
  if (affordable.length > 0) return plain('stock', bestOf(affordable, points), NO_GOODS);
  return (
    byRedeeming(buyer, payments, points) ??
    byTrading(buyer, place, payments, points) ??
    nearest(buyer, payments, points)
  );
}

type Way = PaymentTable['payments'][number];

const plain = (payable: Price['payable'], pay: GoodsCount, missing: GoodsCount): Price => ({
  payable,
  pay,
  missing,
  cost: goodsWorth(pay),
  resources: totalResources(pay),
});

const best = new WeakMap<readonly Way[], { points: Tile['points']; pay: GoodsCount }>();

/** Tables give the same list for the same stock, so the best of a list is remembered. */
function bestOf(ways: readonly Way[], points: Tile['points']): GoodsCount {
  const known = best.get(ways);
  if (known?.points === points) return known.pay;
  const pay = findBest(ways, points);
  best.set(ways, { points, pay });
  return pay;
}

function findBest(ways: readonly Way[], points: Tile['points']): GoodsCount {
  let found = ways[0]!.pay.goods;
  let highest = Number.NEGATIVE_INFINITY;
  for (const {
    pay: { goods },
  } of ways) {
    const scored = pointsFor(points, goods);
    // Points count once more, very little, to tell equal ones apart.
    const gain = scored - goodsWorth(goods) + scored * TINY;
    if (gain <= highest) continue;
    found = goods;
    highest = gain;
  }
  return found;
}

const TINY = 1e-6;

function byRedeeming(
  buyer: Buyer,
  payments: PaymentTable,
  points: Tile['points'],
): Price | undefined {
  const { owner } = buyer;
  if (owner.redeemable === 0) return undefined;
  const ways = payments.payments.filter(({ pay }) =>
    canRedeem(buyer, missingFrom(owner, pay.goods)),
  );
  if (ways.length === 0) return undefined;
  const pay = findBest(ways, points);
  return plain('redeeming', pay, missingFrom(owner, pay));
}

type Traded = ActionOf<'buy' | 'build'> & Required<Pick<ActionOf<'buy'>, 'trade'>>;

function byTrading(
  { moment, owner }: Buyer,
  place: Place,
  payments: PaymentTable,
  points: Tile['points'],
): Price | undefined {
  const offered: Action[] = [];
  moment.rules.trading?.offer(owner, place, payments, points, offered);
  if (offered.length === 0) return undefined;
  const prices = (offered as Traded[]).map(({ pay: { goods }, trade: { give, get } }) => ({
    payable: 'trading' as const,
    pay: goods,
    missing: get,
    cost: goodsWorth(goods) + goodsWorth(give) - goodsWorth(get),
    resources: totalResources(goods) + totalResources(give) - totalResources(get),
  }));
  const gain = ({ pay, cost }: Price): number => pointsFor(points, pay) - cost;
  return prices.reduce((best, price) => (gain(price) > gain(best) ? price : best));
}

function nearest({ owner }: Buyer, payments: PaymentTable, points: Tile['points']): Price {
  let ways: Way[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const way of payments.payments) {
    const lacking = missingWorth(owner, way.pay.goods);
    if (lacking > least) continue;
    if (lacking < least) ways = [];
    least = lacking;
    ways.push(way);
  }
  const pay = findBest(ways, points);
  return plain('not', pay, missingFrom(owner, pay));
}
