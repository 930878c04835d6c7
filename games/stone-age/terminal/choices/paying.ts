import {
  type ActionOf,
  type GoodsCount,
  resourceValue,
  stoneAge,
  type Tile,
  totalResources,
} from '@ochre/stone-age/rules';
import type { Option } from '@ochre/terminal';
import { nameOfGoods } from '../../words/name-cards.ts';
import type { Words } from '../in-words.ts';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

/** The ways to pay a price: what is worth least first. */
export const cheapestFirst = (payments: readonly Paying[], words: Words): Option[] =>
  [...payments].sort(cheaper).map((action) => paymentOption(action, words));

/** The ways to pay for a building that scores what was paid: most points first. */
export const mostPointsFirst =
  (points: Exclude<Tile['points'], number>) =>
  (payments: readonly Paying[], words: Words): Option[] => {
    const scored = ({ pay: { goods } }: Paying): number =>
      points === 'value' ? resourceValue(goods) : points.perJewelry * goods.jewelry;
    return [...payments]
      .sort((one, other) => scored(other) - scored(one) || cheaper(one, other))
      .map((action) => paymentOption(action, words, `→ ${words.effects.points(scored(action))}`));
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

function paymentOption(action: Paying, words: Words, scores = ''): Option {
  const trade = 'trade' in action ? action.trade : undefined;
  const traded =
    trade === undefined
      ? ''
      : words.decisions.trade(nameOfGoods(trade.give, words), nameOfGoods(trade.get, words));
  return {
    move: stoneAge.print(action),
    label: nameOfGoods(action.pay.goods, words),
    note: [scores, traded].filter((text) => text !== '').join(', '),
  };
}
