import {
  type ActionOf,
  type GoodsCount,
  goodsInWords,
  resourceValue,
  stoneAge,
  type Tile,
  totalResources,
} from '@ochre/stone-age/rules';
import type { Option } from '@ochre/terminal';
import { counted } from '@ochre/terminal';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

/** The ways to pay a price: what is worth least first. */
export const cheapestFirst = (payments: readonly Paying[]): Option[] =>
  [...payments].sort(cheaper).map((action) => paymentOption(action));

/** The ways to pay for a building that scores what was paid: most points first. */
export const mostPointsFirst =
  (points: Exclude<Tile['points'], number>) =>
  (payments: readonly Paying[]): Option[] => {
    const scored = ({ pay: { goods } }: Paying): number =>
      points === 'value' ? resourceValue(goods) : points.perJewelry * goods.jewelry;
    return [...payments]
      .sort((one, other) => scored(other) - scored(one) || cheaper(one, other))
      .map((action) => paymentOption(action, `→ ${counted(scored(action), 'point')}`));
  };

/** By the worth of what is gone afterwards: with a trade, more than the price. */
const cheaper = (one: Paying, other: Paying): number =>
  worth(one) - worth(other) || totalResources(one.pay.goods) - totalResources(other.pay.goods);

function worth(action: Paying): number {
  const trade = 'trade' in action ? action.trade : undefined;
  const traded = trade === undefined ? 0 : worthOf(trade.give) - worthOf(trade.get);
  return worthOf(action.pay.goods) + traded;
}

/** Jewelry comes by dice ÷ 2, as a resource comes by dice divided by its value. */
const JEWELRY_WORTH = 2;
const worthOf = (goods: GoodsCount): number => resourceValue(goods) + JEWELRY_WORTH * goods.jewelry;

function paymentOption(action: Paying, scores = ''): Option {
  const trade = 'trade' in action ? action.trade : undefined;
  const traded =
    trade === undefined ? '' : `trade ${goodsInWords(trade.give)} for ${goodsInWords(trade.get)}`;
  return {
    move: stoneAge.print(action),
    label: goodsInWords(action.pay.goods),
    note: [scores, traded].filter((words) => words !== '').join(', '),
  };
}
