import type { WhyNot } from '@ochre/kernel';
import type { Action, Payment, Trade } from '../../action.ts';
import type { GoodsCount } from '../../components.ts';
import { addGoods, takeGoods } from '../../gains.ts';
import { goodsInWords, namedGoods } from '../../goods.ts';
import { pointsFor } from '../../purchases.ts';
import { type Place, type Trading, why } from '../../rule-set.ts';
import { type Player, playerAt } from '../../state.ts';
import { type BuildingSpace, type CardSpace, ITEMS, type Item } from '../../vocabulary.ts';

const NOTHING: GoodsCount = { food: 0, wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 };

const SINGLES: readonly GoodsCount[] = ITEMS.map((item) => ({ ...NOTHING, [item]: 1 }));

const PAIRS: readonly GoodsCount[] = ITEMS.flatMap((one, at) =>
  ITEMS.slice(at).map((other) => ({ ...NOTHING, [one]: 1, [other]: one === other ? 2 : 1 })),
);

interface Rate {
  /** How many are given, and every way to give so many. */
  readonly give: number;
  readonly gives: readonly GoodsCount[];
  /** At most. */
  readonly get: number;
}

const TWO_FOR_ONE: Rate = { give: 2, gives: PAIRS, get: 1 };
const ONE_FOR_ONE: Rate = { give: 1, gives: SINGLES, get: 1 };
const ONE_FOR_TWO: Rate = { give: 1, gives: SINGLES, get: 2 };

/** S5.2: by the merchant track; none on space 0. */
function rateAt(merchant: number): Rate | undefined {
  if (merchant === 0) return undefined;
  if (merchant <= 3) return TWO_FOR_ONE;
  return merchant <= 8 ? ONE_FOR_ONE : ONE_FOR_TWO;
}

export const trading: Trading = {
  offer(owner, place, payments, points, actions) {
    const rate = owner.traded ? undefined : rateAt(owner.merchant);
    if (rate === undefined || total(owner) < rate.give) return;
    // S5.5: of those that leave the same, the first is offered; payments with most wood come first.
    const outcomes = new Set<number>();
    for (let i = 0; i < payments.payments.length; i++) {
      const { pay } = payments.payments[i]!;
      const short = shortCount(owner, pay.goods);
      if (short === 0 || short > rate.get) continue;
      const get = shortage(owner, pay.goods);
      for (let j = 0; j < rate.gives.length; j++) {
        const give = rate.gives[j]!;
        if (!canGive(owner, pay.goods, give)) continue;
        const trade = { give, get };
        const outcome = this.outcome(owner, pay.goods, trade, points);
        if (outcomes.has(outcome)) continue;
        outcomes.add(outcome);
        actions.push(purchaseAt(place, pay, trade));
      }
    }
  },

  make(turn, player, { give, get }) {
    const owner = playerAt(turn.state, player);
    owner.traded = true;
    takeGoods(owner, give);
    addGoods(owner, get);
    turn.listen?.({ type: 'traded', player, give: namedGoods(give), get: namedGoods(get) });
  },

  whyNot: (owner, { pay, trade }) =>
    trade === undefined ? undefined : whyNotTrade(owner, pay.goods, trade),

  outcome(owner, pay, { give, get }, points) {
    let outcome = typeof points === 'number' ? 0 : pointsFor(points, pay);
    outcome = outcome * MANY + owner.wood - pay.wood - give.wood + get.wood;
    outcome = outcome * MANY + owner.clay - pay.clay - give.clay + get.clay;
    outcome = outcome * MANY + owner.stone - pay.stone - give.stone + get.stone;
    outcome = outcome * MANY + owner.gold - pay.gold - give.gold + get.gold;
    return outcome * MANY + owner.jewelry - pay.jewelry - give.jewelry + get.jewelry;
  },
};

/** More of one kind than anybody ever has; six of them still make an exact number. */
const MANY = 400;

const purchaseAt = ({ name, group }: Place, pay: Payment, trade: Trade): Action =>
  group === 'card'
    ? { kind: 'buy', place: name as CardSpace, pay, trade }
    : { kind: 'build', place: name as BuildingSpace, pay, trade };

function whyNotTrade(owner: Player, pay: GoodsCount, { give, get }: Trade): WhyNot | undefined {
  const rate = rateAt(owner.merchant);
  if (rate === undefined) return why('S5.1', 'There is no trading on merchant space 0.');
  if (owner.traded) return why('S5.1', 'You have already traded this round.');
  if (give.food > 0 || get.food > 0) return why('S5.2', 'Food is not traded.');
  const short = shortage(owner, pay);
  if (total(short) === 0)
    return why('S5.4', 'Nothing is missing for this payment: pay without a trade.');
  if (total(give) !== rate.give) {
    return why('S5.2', `On merchant space ${owner.merchant} you give exactly ${rate.give} for it.`);
  }
  if (total(get) > rate.get) {
    return why('S5.2', `On merchant space ${owner.merchant} a trade brings at most ${rate.get}.`);
  }
  if (ITEMS.some((item) => get[item] !== short[item])) {
    return why('S5.4', `A trade brings exactly what is short, ${goodsInWords(short)}.`);
  }
  return canGive(owner, pay, give)
    ? undefined
    : why('S5.4', `You do not have ${goodsInWords(give)} to give beyond what the payment takes.`);
}

/** S5.4: payment minus stock, kind by kind. */
function shortage(owner: Player, pay: GoodsCount): GoodsCount {
  return {
    food: 0,
    wood: Math.max(0, pay.wood - owner.wood),
    clay: Math.max(0, pay.clay - owner.clay),
    stone: Math.max(0, pay.stone - owner.stone),
    gold: Math.max(0, pay.gold - owner.gold),
    jewelry: Math.max(0, pay.jewelry - owner.jewelry),
  };
}

function shortCount(owner: Player, pay: GoodsCount): number {
  let count = 0;
  if (pay.wood > owner.wood) count += pay.wood - owner.wood;
  if (pay.clay > owner.clay) count += pay.clay - owner.clay;
  if (pay.stone > owner.stone) count += pay.stone - owner.stone;
  if (pay.gold > owner.gold) count += pay.gold - owner.gold;
  if (pay.jewelry > owner.jewelry) count += pay.jewelry - owner.jewelry;
  return count;
}

/** S5.4: of kinds that are not short, beyond what the payment takes of them. */
const canGive = (owner: Player, pay: GoodsCount, give: GoodsCount): boolean =>
  (give.wood === 0 || give.wood <= owner.wood - pay.wood) &&
  (give.clay === 0 || give.clay <= owner.clay - pay.clay) &&
  (give.stone === 0 || give.stone <= owner.stone - pay.stone) &&
  (give.gold === 0 || give.gold <= owner.gold - pay.gold) &&
  (give.jewelry === 0 || give.jewelry <= owner.jewelry - pay.jewelry);

const total = (goods: Readonly<Record<Item, number>>): number =>
  goods.wood + goods.clay + goods.stone + goods.gold + goods.jewelry;
