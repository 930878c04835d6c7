import type { PaymentTable } from '../payments.ts';
import type { Item } from '../vocabulary.ts';
import { openTile } from './building-worth.ts';
import type { Buyer } from './buyer.ts';
import { cardPrice } from './card-price.ts';
import { type GatheringRoll, gatheringOf } from './gathering.ts';
import { mostOf } from './limits.ts';
import { canRedeem, missingFrom, type Stock, withCount } from './shortage.ts';
import { type ToolSets, type ToolsAtHand, toolSetsOf } from './tool-sets.ts';

/**
 * The chance that a player can pay for the open tile of a stack once all people placed this round
 * have rolled, if nothing else is bought before. Exact when the rolls come in the order of the board,
 * tools are used for this purchase alone, and hunts bring jewelry where it costs any (S4.2). Trades
 * and what cards may bring are left out.
 */
export function chanceToBuild(buyer: Buyer, stack: number, tools: ToolsAtHand): number {
  const tile = openTile(buyer, stack);
  return tile === undefined ? 0 : chanceToPay(buyer, tile.payments, tools);
}

/** The same for the card on a space. */
export function chanceToBuy(buyer: Buyer, space: number, tools: ToolsAtHand): number {
  const { rules, solo } = buyer.moment;
  // P3.1, P3.3: nobody gathers the elder's material while he takes it.
  if (solo !== null) return cardPrice(buyer, space).payable === 'not' ? 0 : 1;
  const { work } = rules.cardSpaces[space]!;
  return work.kind === 'buy' ? chanceToPay(buyer, work.payments, tools) : 0;
}

interface Search {
  readonly buyer: Buyer;
  readonly payments: PaymentTable;
  readonly sets: ToolSets;
  readonly rolls: readonly UsefulRoll[];
  /** What was found already, by roll, tools left and stock. */
  readonly found: Map<number, number>;
}

/** A roll for something that can be paid with. */
interface UsefulRoll {
  readonly item: Item;
  /** More than this of the item makes no difference. */
  readonly enough: number;
  readonly divisor: number;
  readonly sums: readonly number[];
  /** No more than this comes (P2.3). */
  readonly most: number;
}

function chanceToPay(buyer: Buyer, payments: PaymentTable, tools: ToolsAtHand): number {
  const { moment, player, owner } = buyer;
  const gathering = gatheringOf(moment, player);
  const rolls = gathering.rolls.flatMap((roll) => usefulRoll(roll, payments));
  const sets = toolSetsOf(tools);
  const search: Search = { buyer, payments, sets, rolls, found: new Map() };
  const { wood, clay, stone, gold } = owner;
  const stock = { wood, clay, stone, gold, jewelry: owner.jewelry + gathering.jewelry };
  return chanceFrom(search, 0, stock, sets.count - 1);
}

function usefulRoll(roll: GatheringRoll, payments: PaymentTable): UsefulRoll[] {
  const { good, divisor, sums, split, limits } = roll;
  const item = good === 'food' ? (split ? 'jewelry' : undefined) : good;
  if (item === undefined) return [];
  const enough = mostPaid(payments)[item];
  if (enough === 0) return [];
  const most = limits === undefined ? Number.POSITIVE_INFINITY : mostOf(limits);
  return [{ item, enough, divisor, sums, most }];
}

const mostOfTable = new WeakMap<PaymentTable, Stock>();

/** The most of each item that any payment takes. */
function mostPaid(payments: PaymentTable): Stock {
  let most = mostOfTable.get(payments);
  if (most === undefined) {
    const mostOfItem = (item: Item): number =>
      Math.max(...payments.payments.map(({ pay }) => pay.goods[item]));
    most = {
      wood: mostOfItem('wood'),
      clay: mostOfItem('clay'),
      stone: mostOfItem('stone'),
      gold: mostOfItem('gold'),
      jewelry: mostOfItem('jewelry'),
    };
    mostOfTable.set(payments, most);
  }
  return most;
}

function chanceFrom(search: Search, at: number, stock: Stock, tools: number): number {
  const { rolls, found } = search;
  const key = keyOf(at, stock, tools);
  const known = found.get(key);
  if (known !== undefined) return known;
  let chance = 0;
  if (isPayable(search, stock)) chance = 1;
  else if (at < rolls.length) chance = chanceAfterRoll(search, at, stock, tools);
  found.set(key, chance);
  return chance;
}

function chanceAfterRoll(search: Search, at: number, stock: Stock, tools: number): number {
  const { sets } = search;
  const { item, enough, divisor, sums, most } = search.rolls[at]!;
  let total = 0;
  for (let sum = 0; sum < sums.length; sum++) {
    const chance = sums[sum]!;
    if (chance === 0) continue;
    let best = 0;
    for (let set = tools; best < 1; set = (set - 1) & tools) {
      const goods = Math.min(most, Math.floor((sum + sets.added[set]!) / divisor));
      const count = Math.max(stock[item], Math.min(enough, stock[item] + goods));
      const value = chanceFrom(search, at + 1, withCount(stock, item, count), tools & ~set);
      if (value > best) best = value;
      if (set === 0) break;
    }
    total += chance * best;
  }
  return total > CERTAIN ? 1 : total;
}

/** The chances of all sums add up to 1 but for rounding. */
const CERTAIN = 1 - 1e-12;

/** More of one item than any payment takes. */
const MANY = 11;
const MOST_SETS = 64;

function keyOf(at: number, stock: Stock, tools: number): number {
  let key = at * MOST_SETS + tools;
  key = key * MANY + atMost(stock.wood);
  key = key * MANY + atMost(stock.clay);
  key = key * MANY + atMost(stock.stone);
  key = key * MANY + atMost(stock.gold);
  return key * MANY + atMost(stock.jewelry);
}

const atMost = (count: number): number => (count < MANY ? count : MANY - 1);

function isPayable({ buyer, payments }: Search, stock: Stock): boolean {
  if (payments.affordable(stock).length > 0) return true;
  if (buyer.owner.redeemable === 0) return false;
  return payments.payments.some(({ pay }) => canRedeem(buyer, missingFrom(stock, pay.goods)));
}
