import { GOODS, type Good, type GoodsCount, type Payment } from '@ochre/stone-age/rules';

/** So many of each thing; what is not there is left out. */
export type Bundle = Readonly<Record<string, number>>;

export const bundleOfGoods = (goods: GoodsCount): Bundle =>
  Object.fromEntries(GOODS.filter((good) => goods[good] > 0).map((good) => [good, goods[good]]));

export const bundleOfPayment = ({ goods, slots, agriculture }: Payment): Bundle => ({
  ...bundleOfGoods(goods),
  ...Object.fromEntries(slots.map((slot) => [`t${slot}`, 1])),
  ...(agriculture > 0 ? { agriculture } : {}),
});

export const isGood = (key: string): key is Good => (GOODS as readonly string[]).includes(key);

/** The things that some bundle has, in the order of the contract. */
export function keysIn(bundles: readonly Bundle[]): string[] {
  const keys = new Set(bundles.flatMap((bundle) => Object.keys(bundle)));
  const goods = GOODS.filter((good) => keys.has(good));
  return [...goods, ...[...keys].filter((key) => !isGood(key)).sort()];
}
