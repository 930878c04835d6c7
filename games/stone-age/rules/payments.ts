import type { Payment } from './action.ts';
import { type Cost, goods as goodsOf } from './components.ts';
import { payment, totalResources } from './goods.ts';
import { GOODS, type Item, RESOURCES } from './vocabulary.ts';

/** A way to pay, one object for each; `id` counts them. */
export interface WayToPay {
  readonly id: number;
  readonly pay: Payment;
}

/** Nobody ever pays more than 10 resources at once: 10 people cannot miss more food (B8.2). */
const MOST = 10;

/** All with resources alone; those with jewelry are added as costs ask for them. */
const ALL: WayToPay[] = allPayments();

/** One move for each payment, by its id. */
export const forEachPayment = <Move>(move: (pay: Payment) => Move): readonly Move[] =>
  ALL.map(({ pay }) => move(pay));

/** Every payment of up to `MOST` resources; those with most wood, then most clay… come first. */
function allPayments(): WayToPay[] {
  const all: WayToPay[] = [];
  for (let wood = MOST; wood >= 0; wood--) {
    for (let clay = MOST - wood; clay >= 0; clay--) {
      for (let stone = MOST - wood - clay; stone >= 0; stone--) {
        for (let gold = MOST - wood - clay - stone; gold >= 0; gold--) {
          all.push({ id: all.length, pay: payment({ wood, clay, stone, gold }) });
        }
      }
    }
  }
  return all;
}

type Stock = Readonly<Record<Item, number>>;

/** The ways to pay one cost, looked up by what a player has. Each list is computed once. */
export class PaymentTable {
  /** All payments the cost allows. */
  readonly payments: readonly WayToPay[];
  /** More than this of one resource makes no difference. */
  private readonly most: number;
  private readonly mostJewelry: number;
  private readonly lists: (readonly WayToPay[] | undefined)[];

  constructor(payments: readonly WayToPay[]) {
    this.payments = payments;
    this.most = Math.max(
      ...payments.flatMap(({ pay }) => RESOURCES.map((resource) => pay.goods[resource])),
    );
    this.mostJewelry = Math.max(...payments.map(({ pay }) => pay.goods.jewelry));
    const size = (this.most + 1) ** RESOURCES.length * (this.mostJewelry + 1);
    this.lists = new Array(size).fill(undefined);
  }

  affordable(stock: Stock): readonly WayToPay[] {
    const { most, mostJewelry } = this;
    const wood = stock.wood < most ? stock.wood : most;
    const clay = stock.clay < most ? stock.clay : most;
    const stone = stock.stone < most ? stock.stone : most;
    const gold = stock.gold < most ? stock.gold : most;
    const jewelry = stock.jewelry < mostJewelry ? stock.jewelry : mostJewelry;
    const size = most + 1;
    const resources = ((wood * size + clay) * size + stone) * size + gold;
    const at = resources * (mostJewelry + 1) + jewelry;
    return this.lists[at] ?? this.compute(at, { wood, clay, stone, gold, jewelry });
  }

  private compute(at: number, stock: Stock): readonly WayToPay[] {
    const list = this.payments.filter(
      ({ pay: { goods } }) =>
        goods.jewelry <= stock.jewelry &&
        RESOURCES.every((resource) => goods[resource] <= stock[resource]),
    );
    this.lists[at] = list;
    return list;
  }
}

const tables = new Map<string, PaymentTable>();

/** The table of a cost. Tables do not depend on the game, so all games share them. */
export function paymentsFor(cost: Cost): PaymentTable {
  const key = JSON.stringify(cost);
  let table = tables.get(key);
  if (table === undefined) {
    addWithJewelry(cost);
    table = new PaymentTable(ALL.filter(({ pay }) => paysFor(cost, pay)));
    tables.set(key, table);
  }
  return table;
}

/** Makes sure that the ways to pay a cost with jewelry are among all. */
function addWithJewelry(cost: Cost): void {
  for (const pay of waysWithJewelry(cost)) {
    if (!ALL.some((known) => samePayment(known.pay, pay))) ALL.push({ id: ALL.length, pay });
  }
}

function waysWithJewelry(cost: Cost): Payment[] {
  if (cost.kind === 'fixed') return cost.goods.jewelry ? [payment(cost.goods)] : [];
  if (cost.kind !== 'jewelry') return [];
  const counts = Array.from({ length: cost.max - cost.min + 1 }, (_, at) => cost.min + at);
  return counts.map((jewelry) => payment({ jewelry }));
}

const samePayment = (one: Payment, other: Payment): boolean =>
  GOODS.every((good) => one.goods[good] === other.goods[good]);

/** Any `count` resources: the price of a card (B6.1) and of missing food (B8.2). */
export const anyResources = (count: number): Cost => ({ kind: 'range', min: count, max: count });

/** Whether a payment is what a cost asks for, whoever pays it. */
export function paysFor(cost: Cost, { goods, slots, agriculture }: Payment): boolean {
  if (slots.length > 0 || agriculture > 0) return false;
  if (cost.kind === 'fixed') {
    const asked = goodsOf(cost.goods);
    return (
      goods.food === asked.food &&
      goods.jewelry === asked.jewelry &&
      RESOURCES.every((resource) => goods[resource] === asked[resource])
    );
  }
  const count = totalResources(goods);
  if (cost.kind === 'jewelry') {
    return (
      goods.food === 0 && count === 0 && goods.jewelry >= cost.min && goods.jewelry <= cost.max
    );
  }
  if (goods.food > 0 || goods.jewelry > 0) return false;
  if (cost.kind === 'range') return count >= cost.min && count <= cost.max;
  const kinds = RESOURCES.filter((resource) => goods[resource] > 0).length;
  return count === cost.count && kinds === cost.kinds;
}
