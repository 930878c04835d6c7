import {
  type ActionOf,
  goodsInWords,
  resourceValue,
  stoneAge,
  totalResources,
} from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import type { Option } from './choice.ts';

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

/** The ways to pay a price: what is worth least first. */
export const cheapestFirst = (payments: readonly Paying[]): Option[] =>
  byValue(payments, 1).map((action) => paymentOption(action, ''));

/** The ways to pay for a building that scores what was paid: most points first. */
export const mostPointsFirst = (payments: readonly Paying[]): Option[] =>
  byValue(payments, -1).map((action) =>
    paymentOption(action, `→ ${counted(resourceValue(action.pay.goods), 'point')}`),
  );

const byValue = (payments: readonly Paying[], sign: 1 | -1): Paying[] =>
  [...payments].sort(
    ({ pay: one }, { pay: other }) =>
      sign * (resourceValue(one.goods) - resourceValue(other.goods)) ||
      totalResources(one.goods) - totalResources(other.goods),
  );

const paymentOption = (action: Paying, note: string): Option => ({
  move: stoneAge.print(action),
  label: goodsInWords(action.pay.goods),
  note,
});
