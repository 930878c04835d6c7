import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from './action.ts';
import { gainGoods } from './gains.ts';
import { totalResources } from './goods.ts';
import { anyResources, paymentsFor } from './payments.ts';
import { type Turn, why } from './rule-set.ts';
import type { Player } from './state.ts';

/** B6.4: *any two resources*, redeemed when acting or feeding. */
const COUNT = 2;

export const REDEEM_ACTIONS: readonly Action[] = paymentsFor(anyResources(COUNT)).payments.map(
  ({ pay }) => ({ kind: 'redeem', goods: pay.goods }),
);

export function redeem(turn: Turn, player: number, { goods }: ActionOf<'redeem'>): void {
  turn.state.players[player]!.redeemable--;
  gainGoods(turn, player, goods, 'redeem');
}

export function whyNotRedeem(owner: Player, { goods }: ActionOf<'redeem'>): WhyNot | undefined {
  if (owner.redeemable === 0) return why('B6.4', 'You have no any-two-resources card to redeem.');
  if (goods.food > 0 || goods.jewelry > 0 || totalResources(goods) !== COUNT) {
    return why('B6.4', 'The card brings exactly two resources: wood, clay, stone or gold.');
  }
  return undefined;
}
