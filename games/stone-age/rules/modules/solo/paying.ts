import type { WhyNot } from '@ochre/kernel';
import type { Payment } from '../../action.ts';
import { goods } from '../../components.ts';
import { payGoods } from '../../gains.ts';
import { payment } from '../../goods.ts';
import { withItem } from '../../lists.ts';
import { type CardPaying, type Place, type Turn, why } from '../../rule-set.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type CardSpace, GOODS } from '../../vocabulary.ts';
import { elderMaterial } from './elder.ts';
import { changeSolo } from './limits.ts';

/** P3.3: cards are paid with the elder's material alone. */
export const elderPay: CardPaying = {
  offer(state, _rules, place, owner, actions) {
    for (const pay of waysToPay(state, owner, priceOf(place), 0)) {
      actions.push({ kind: 'buy', place: place.name as CardSpace, pay });
    }
  },

  pay(turn, player, place, action) {
    payAll(turn, player, action.pay, place.name);
    changeSolo(turn.state, { cardBought: true });
  },

  whyNot(state, _rules, place, owner, { pay, trade }) {
    if (trade !== undefined) return why('S5.1', 'There is no trading in the one-player game.');
    const ways = waysToPay(state, owner, priceOf(place), 0);
    return ways.some((way) => isSame(way, pay)) ? undefined : whyNotPaid(state, owner, place, ways);
  },
};

/** P5.1 */
const priceOf = ({ work }: Place): number => (work.kind === 'buy' ? work.space + 1 : 0);

function whyNotPaid(state: State, owner: Player, place: Place, ways: readonly Payment[]): WhyNot {
  const { name } = place;
  const price = priceOf(place);
  const material = elderMaterial(state);
  if (material !== 'village') {
    const had = ways.length > 0 ? '' : `; you have ${owner[material]}`;
    return why('P3.3', `${name} costs exactly ${price} ${material}, the elder's material${had}.`);
  }
  return why(
    'P3.3',
    `${name} costs ${price} in tool tokens by value and agriculture steps, ` +
      (ways.length > 0 ? 'and no part of it may be more than is needed.' : 'and you have too few.'),
  );
}

export const isSame = (one: Payment, other: Payment): boolean =>
  GOODS.every((good) => one.goods[good] === other.goods[good]) &&
  one.agriculture === other.agriculture &&
  String(one.slots) === String(other.slots);

/**
 * P3.3, P6.2: every way to pay a price with the elder's material and at most so much food, of which
 * no part could be left out. Most food comes first.
 */
export function waysToPay(state: State, owner: Player, price: number, mostFood: number): Payment[] {
  const material = elderMaterial(state);
  if (material === 'food') return owner.food < price ? [] : [payment({ food: price })];
  const ways: Payment[] = [];
  for (let food = Math.min(mostFood, price); food >= 0; food--) {
    const rest = price - food;
    if (material === 'village') addVillageWays(owner, food, rest, ways);
    else if (rest <= owner[material]) ways.push(payment({ food, [material]: rest }));
  }
  return ways;
}

/** Tool tokens count their value; what they leave, agriculture steps pay one by one. */
function addVillageWays(owner: Player, food: number, rest: number, ways: Payment[]): void {
  for (const slots of SLOT_SETS) {
    const values = slots.map((slot) => owner.tools[slot - 1]!);
    if (values.includes(0)) continue;
    const agriculture = rest - values.reduce((sum, value) => sum + value, 0);
    if (agriculture >= 0) {
      if (agriculture <= owner.agriculture)
        ways.push({ goods: goods({ food }), slots, agriculture });
    } else if (food === 0 && values.every((value) => value > -agriculture)) {
      // Too much is paid, so no food or step is part of it, and every token is needed.
      ways.push({ goods: goods({}), slots, agriculture: 0 });
    }
  }
}

const SLOT_SETS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 2, 3],
];

/** Goods go where the supply puts them; tokens leave the game, steps are moved back. */
export function payAll(turn: Turn, player: number, pay: Payment, what: string): void {
  const { state, listen } = turn;
  const owner = playerAt(state, player);
  if (GOODS.some((good) => pay.goods[good] > 0)) payGoods(turn, player, pay.goods, what);
  if (pay.slots.length > 0) {
    const values = pay.slots.map((slot) => owner.tools[slot - 1]!);
    for (const slot of pay.slots) {
      owner.tools = withItem(owner.tools, slot - 1, 0);
      owner.toolsUsed &= ~(1 << (slot - 1));
    }
    listen?.({ type: 'tokensPaid', player, slots: pay.slots, values, for: what });
  }
  if (pay.agriculture > 0) {
    owner.agriculture -= pay.agriculture;
    listen?.({ type: 'agriculture', player, agriculture: owner.agriculture });
  }
}
