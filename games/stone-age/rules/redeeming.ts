import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from './action.ts';
import { gainGoods } from './gains.ts';
import { totalResources } from './goods.ts';
import { anyResources, paymentsFor } from './payments.ts';
import { type RuleSet, type Turn, why } from './rule-set.ts';
import { playerAt, type State } from './state.ts';

/** B6.4: *any two resources*, redeemed when acting or feeding. */
export const REDEEMED = 2;

const REDEEM_ACTIONS: readonly Action[] = paymentsFor(anyResources(REDEEMED)).payments.map(
  ({ pay }) => ({ kind: 'redeem', goods: pay.goods }),
);

/** Adds what a card can be redeemed for, if the player has one. */
export function offerRedeem(state: State, rules: RuleSet, player: number, actions: Action[]): void {
  if (playerAt(state, player).redeemable === 0) return;
  const offered = rules.supply?.redeemActions(state) ?? REDEEM_ACTIONS;
  for (let i = 0; i < offered.length; i++) actions.push(offered[i]!);
}

export function redeem(turn: Turn, player: number, { goods }: ActionOf<'redeem'>): void {
  playerAt(turn.state, player).redeemable--;
  gainGoods(turn, player, goods, 'redeem');
}

export function whyNotRedeem(
  state: State,
  rules: RuleSet,
  player: number,
  { goods }: ActionOf<'redeem'>,
): WhyNot | undefined {
  if (playerAt(state, player).redeemable === 0) {
    return why('B6.4', 'You have no any-two-resources card to redeem.');
  }
  if (rules.supply !== undefined) return rules.supply.whyNotRedeem(state, goods);
  if (goods.food > 0 || goods.jewelry > 0 || totalResources(goods) !== REDEEMED) {
    return why('B6.4', 'The card brings exactly two resources: wood, clay, stone or gold.');
  }
  return undefined;
}
