import { GOODS, type Good } from '@ochre/stone-age/rules';
import type { Words } from '../in-words.ts';

/** In as few words as it takes: "3 wood, 1 gold", or nothing. */
export const goodsBriefly = (some: Readonly<Partial<Record<Good, number>>>, words: Words): string =>
  GOODS.flatMap((good) => {
    const count = some[good] ?? 0;
    return count > 0 ? [`${count} ${words.goods[good]}`] : [];
  }).join(', ') || words.decisions.nothing;

/** In its first letters: "3w 1g". */
export const goodsInSigns = (some: Readonly<Partial<Record<Good, number>>>, words: Words): string =>
  GOODS.flatMap((good) => {
    const count = some[good] ?? 0;
    return count > 0 ? [`${count}${signOf(good, words)}`] : [];
  }).join(' ');

/** The letter that stands for a good on slips. */
export const signOf = (good: Good, { goods }: Words): string => goods[good].charAt(0).toLowerCase();
