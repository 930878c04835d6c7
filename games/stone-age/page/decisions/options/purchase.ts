import type { ActionOf, Tile } from '@ochre/stone-age/rules';
import { goods as goodsOf, resourceValue } from '@ochre/stone-age/rules';
import { type Bundle, bundleOfGoods, bundleOfPayment } from '../../../words/sayings/bundle.ts';
import { type BundleOption, isSame, least, worthOf } from './bundle.ts';
import type { Move } from './moves.ts';

/** A trade, or none, and what can be paid with it. */
export interface TradeOption {
  readonly isTrade: boolean;
  readonly give: Bundle;
  readonly get: Bundle;
  readonly payments: readonly BundleOption[];
}

/** All ways to pay for a card or a building. */
export interface Purchase {
  readonly kind: 'buy' | 'build';
  readonly place: ActionOf<'buy' | 'build'>['place'];
  readonly trades: readonly TradeOption[];
}

/** A way to pay, and the trade it comes with. */
export interface Paying {
  readonly trade: TradeOption;
  readonly payment: BundleOption;
}

/** The moves of one card or building, by trade; none first. */
export function purchaseOf(moves: readonly (Move<'buy'> | Move<'build'>)[]): Purchase | undefined {
  const first = moves[0];
  if (first === undefined) return undefined;
  const trades = new Map<string, TradeOption>();
  for (const { text, action } of moves) {
    const name = text.split(' trade ')[1] ?? '';
    const known = trades.get(name) ?? noPaymentsYet(action);
    const payment = { move: text, bundle: bundleOfPayment(action.pay) };
    trades.set(name, { ...known, payments: [...known.payments, payment] });
  }
  return {
    kind: first.action.kind,
    place: first.action.place,
    trades: [...trades.values()].sort((one, other) => Number(one.isTrade) - Number(other.isTrade)),
  };
}

function noPaymentsYet({ trade }: ActionOf<'buy' | 'build'>): TradeOption {
  const give = trade === undefined ? {} : bundleOfGoods(trade.give);
  const get = trade === undefined ? {} : bundleOfGoods(trade.get);
  return { isTrade: trade !== undefined, give, get, payments: [] };
}

export const payings = (trades: readonly TradeOption[]): Paying[] =>
  trades.flatMap((trade) => trade.payments.map((payment) => ({ trade, payment })));

/** The points a tile brings for a payment; a card brings none. */
export function pointsFor(tile: Tile | undefined, bundle: Bundle): number {
  if (tile === undefined) return 0;
  if (typeof tile.points === 'number') return tile.points;
  if (tile.points === 'value') return resourceValue(goodsOf(bundle));
  return tile.points.perJewelry * (bundle.jewelry ?? 0);
}

/** Keeps the most for later, counting the points it brings; among equals, the most points now. */
export const bestPaying = (
  trades: readonly TradeOption[],
  tile: Tile | undefined,
): Paying | undefined =>
  least(
    payings(trades),
    ({ trade, payment }) =>
      worthOf(payment.bundle) +
      worthOf(trade.give) -
      worthOf(trade.get) -
      pointsFor(tile, payment.bundle),
    ({ payment }) => -pointsFor(tile, payment.bundle),
    ({ trade }) => worthOf(trade.give),
  );

/**
 * The way to pay exactly this: with the same trade as before where that is possible, else without
 * one, else with the best. Undefined where nobody may pay so.
 */
export function payingFor(
  { trades }: Purchase,
  bundle: Bundle,
  before: TradeOption,
  tile: Tile | undefined,
): Paying | undefined {
  const paying = trades.map((trade) => ({
    ...trade,
    payments: trade.payments.filter((payment) => isSame(payment.bundle, bundle)),
  }));
  const same = paying.filter(
    ({ give, get }) => isSame(give, before.give) && isSame(get, before.get),
  );
  const untraded = paying.filter(({ isTrade }) => !isTrade);
  return bestPaying(same, tile) ?? bestPaying(untraded, tile) ?? bestPaying(paying, tile);
}

/** Bundles, each of them once. */
export const distinct = (bundles: readonly Bundle[]): Bundle[] =>
  bundles.filter((bundle, at) => bundles.findIndex((other) => isSame(other, bundle)) === at);
