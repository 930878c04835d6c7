import type { Payment } from './action.ts';
import { type Goods, type GoodsCount, goods } from './components.ts';
import { GOODS, type Resource, VALUE } from './vocabulary.ts';

type Resources = Readonly<Record<Resource, number>>;

export const payment = (some: Goods): Payment => ({
  goods: goods(some),
  slots: [],
  agriculture: 0,
});

/** Only the goods that are there, for events and messages. */
export function namedGoods(count: GoodsCount): Goods {
  const named: { -readonly [Good in keyof Goods]: Goods[Good] } = {};
  for (const good of GOODS) if (count[good] > 0) named[good] = count[good];
  return named;
}

export const totalResources = (count: Resources): number =>
  count.wood + count.clay + count.stone + count.gold;

/** The sum of the values of resources (B7.3). */
export const resourceValue = (count: Resources): number =>
  count.wood * VALUE.wood +
  count.clay * VALUE.clay +
  count.stone * VALUE.stone +
  count.gold * VALUE.gold;

/** For messages: "2 wood, 1 gold". */
export const goodsInWords = (some: Goods): string =>
  GOODS.filter((good) => some[good])
    .map((good) => `${some[good]} ${good}`)
    .join(', ') || 'nothing';
