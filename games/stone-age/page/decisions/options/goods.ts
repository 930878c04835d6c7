import { bundleOfGoods, bundleOfPayment } from '../../../words/sayings/bundle.ts';
import type { BundleOption } from './bundle.ts';
import { movesOf } from './moves.ts';

/** What may be gained, taken or redeemed. */
export const goodsOptions = (
  kind: 'gain' | 'take' | 'redeem',
  legal: readonly string[],
): BundleOption[] =>
  movesOf(kind, legal).map(({ text, action }) => ({
    move: text,
    bundle: bundleOfGoods(action.goods),
  }));

/** What may feed people, and whether they may stay hungry. */
export interface FeedOptions {
  readonly payments: readonly BundleOption[];
  readonly starve: string | undefined;
}

export const feedOptions = (legal: readonly string[]): FeedOptions => ({
  payments: movesOf('feed', legal).map(({ text, action }) => ({
    move: text,
    bundle: bundleOfPayment(action.pay),
  })),
  starve: movesOf('starve', legal)[0]?.text,
});
