import { type ActionOf, type GoodsCount, RESOURCES, stoneAge, VALUE } from '@ochre/stone-age';
import { goodsInWords } from '../../components-in-words.ts';
import { counted } from '../../counted.ts';
import { sumOfResources } from '../places.ts';
import type { Option } from './choice.ts';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

const worthOf = (goods: GoodsCount): number =>
  RESOURCES.reduce((sum, resource) => sum + goods[resource] * VALUE[resource], 0);

/** The ways to pay a price: what is worth least first. */
export const cheapestFirst = (payments: readonly Paying[]): Option[] =>
  byValue(payments, 1).map((action) => paymentOption(action, ''));

/** The ways to pay for a building that scores what was paid: most points first. */
export const mostPointsFirst = (payments: readonly Paying[]): Option[] =>
  byValue(payments, -1).map((action) =>
    paymentOption(action, `→ ${counted(worthOf(action.pay.goods), 'point')}`),
  );

const byValue = (payments: readonly Paying[], sign: 1 | -1): Paying[] =>
  [...payments].sort(
    ({ pay: one }, { pay: other }) =>
      sign * (worthOf(one.goods) - worthOf(other.goods)) ||
      sumOfResources(one.goods) - sumOfResources(other.goods),
  );

const paymentOption = (action: Paying, note: string): Option => ({
  move: stoneAge.print(action),
  label: goodsInWords(action.pay.goods),
  note,
});
