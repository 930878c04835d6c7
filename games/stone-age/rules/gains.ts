import type { GoodsCount } from './components.ts';
import { namedGoods } from './goods.ts';
import type { RuleSet, Turn } from './rule-set.ts';
import { type Player, playerAt } from './state.ts';
import { GOODS, type Good } from './vocabulary.ts';

/** What goods, points and tracks do when they grow or shrink: every change is told in one place. */

/** `from` is the place, card or phase that gives. */
export function gainGood(
  turn: Turn,
  player: number,
  good: Good,
  count: number,
  from: string,
): void {
  const { rules } = turn;
  if (rules.supply === undefined) bringGood(turn, player, good, count, from);
  else rules.supply.gain(turn, player, good, count, from);
}

/** As `gainGood`, when it is settled how much comes. */
export function bringGood(
  { state, listen }: Turn,
  player: number,
  good: Good,
  count: number,
  from: string,
): void {
  addGood(playerAt(state, player), good, count);
  if (listen !== undefined && count > 0) {
    listen({ type: 'gained', player, goods: { [good]: count }, from });
  }
}

export function gainGoods(turn: Turn, player: number, goods: GoodsCount, from: string): void {
  const { state, rules, listen } = turn;
  if (rules.supply !== undefined) {
    for (const good of GOODS) {
      if (goods[good] > 0) rules.supply.gain(turn, player, good, goods[good], from);
    }
    return;
  }
  addGoods(playerAt(state, player), goods);
  listen?.({ type: 'gained', player, goods: namedGoods(goods), from });
}

export function payGoods(
  { state, rules, listen }: Turn,
  player: number,
  goods: GoodsCount,
  what: string,
): void {
  takeGoods(playerAt(state, player), goods);
  rules.supply?.takeIn(state, goods);
  listen?.({ type: 'paid', player, goods: namedGoods(goods), for: what });
}

export function addGoods(owner: Player, goods: GoodsCount): void {
  owner.food += goods.food;
  owner.wood += goods.wood;
  owner.clay += goods.clay;
  owner.stone += goods.stone;
  owner.gold += goods.gold;
  owner.jewelry += goods.jewelry;
}

/**
 * Not `addGoods` with a sign: -1 × 0 is -0, which is no small integer to V8, and one such sum makes
 * the field of every player a boxed fraction for good: slower to read, and dear to clone.
 */
export function takeGoods(owner: Player, goods: GoodsCount): void {
  owner.food -= goods.food;
  owner.wood -= goods.wood;
  owner.clay -= goods.clay;
  owner.stone -= goods.stone;
  owner.gold -= goods.gold;
  owner.jewelry -= goods.jewelry;
}

function addGood(owner: Player, good: Good, count: number): void {
  switch (good) {
    case 'food':
      owner.food += count;
      break;
    case 'wood':
      owner.wood += count;
      break;
    case 'clay':
      owner.clay += count;
      break;
    case 'stone':
      owner.stone += count;
      break;
    case 'gold':
      owner.gold += count;
      break;
    case 'jewelry':
      owner.jewelry += count;
      break;
  }
}

/** Moves the score; it stops at 0 unless the rules let it fall below (B1.4). */
export function addPoints(
  { state, rules, listen }: Turn,
  player: number,
  points: number,
  reason: string,
): void {
  const owner = playerAt(state, player);
  const before = owner.score;
  const after = before + points;
  owner.score = after < 0 && !rules.negativeScores ? 0 : after;
  listen?.({
    type: 'points',
    player,
    points: owner.score - before,
    score: owner.score,
    for: reason,
  });
}

/** S2.2 */
export const MERCHANT_END = 10;

/** S4.1, S6.4: the marker stops at 10. Jewelry of the place or the card comes all the same. */
export function gainMerchant(
  turn: Turn,
  player: number,
  steps: number,
  jewelry: number,
  from: string,
): void {
  const owner = playerAt(turn.state, player);
  const before = owner.merchant;
  owner.merchant = before + steps < MERCHANT_END ? before + steps : MERCHANT_END;
  if (owner.merchant > before) {
    turn.listen?.({ type: 'merchant', player, merchant: owner.merchant });
  }
  gainGood(turn, player, 'jewelry', jewelryWith(turn.rules, before, jewelry), from);
}

/** S6.4: what `jewelryPerAdvance` adds comes only when the marker can move. */
export const jewelryWith = (
  { jewelryPerAdvance }: Pick<RuleSet, 'jewelryPerAdvance'>,
  merchant: number,
  jewelry: number,
): number => (merchant < MERCHANT_END ? Math.max(jewelry, jewelryPerAdvance) : jewelry);

/** B1.3 */
export const AGRICULTURE_END = 10;

/** B4.3: agriculture +1; nothing at 10. */
export function gainAgriculture({ state, listen }: Turn, player: number): void {
  const owner = playerAt(state, player);
  if (owner.agriculture >= AGRICULTURE_END) return;
  owner.agriculture++;
  listen?.({ type: 'agriculture', player, agriculture: owner.agriculture });
}
