import type { Action } from '../action.ts';
import { addPoints, gainGood, payGoods } from '../gains.ts';
import { goodsInWords, totalResources } from '../goods.ts';
import { anyResources, forEachPayment, paymentsFor, paysFor } from '../payments.ts';
import { pendingNow, popPending, pushPending } from '../pending.ts';
import { MOST_PEOPLE, nextPlayer } from '../people.ts';
import { offerRedeem, redeem, whyNotRedeem } from '../redeeming.ts';
import { decisionsOf, type Question, type Step, type Turn, why } from '../rule-set.ts';
import { playerAt } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';

/** B8, phase 3: in turn order each takes food by agriculture and pays 1 food per person. */
export const feeding: Step = {
  name: 'feeding',
  phase: 'feed',

  begin({ state, listen }) {
    state.player = state.firstPlayer;
    state.done = 0;
    listen?.({ type: 'phase', phase: 'feed', round: state.round });
  },

  ask(turn) {
    const { state, rules } = turn;
    while (state.done < rules.players) {
      const { player } = state;
      state.player = nextPlayer(player, rules.players);
      state.done++;
      const missing = eat(turn, player);
      if (missing > 0) {
        pushPending(state, { kind: 'feed', player, missing });
        return true;
      }
    }
    return false;
  },
};

/** B8.1, and the first sentence of B8.2: how much food is missing after all food is paid. */
function eat(turn: Turn, player: number): number {
  const owner = playerAt(turn.state, player);
  gainGood(turn, player, 'food', owner.agriculture, 'agriculture');
  const food = owner.food < owner.people ? owner.food : owner.people;
  owner.food -= food;
  turn.listen?.({ type: 'fed', player, food, missing: owner.people - food });
  return owner.people - food;
}

/** B8.2 */
export const STARVING = -10;
/** The ways to pay for missing food, by how much is missing. */
const MISSING = Array.from({ length: MOST_PEOPLE + 1 }, (_, count) =>
  paymentsFor(anyResources(count)),
);
const STARVE: Action = { kind: 'starve' };
const FEED_ACTIONS = forEachPayment((pay): Action => ({ kind: 'feed', pay }));

export const feedQuestion: Question = {
  decisions: decisionsOf('feed'),
  answers: ['feed', 'starve', 'redeem'],
  now: 'pay for the missing food, or starve',

  legal(state, rules) {
    const { player, missing } = pendingNow(state, 'feed');
    const owner = playerAt(state, player);
    const actions: Action[] = [];
    for (const { id } of MISSING[missing]!.affordable(owner)) actions.push(FEED_ACTIONS[id]!);
    actions.push(STARVE);
    offerRedeem(state, rules, player, actions);
    return actions;
  },

  answer(turn, action) {
    const { state, listen } = turn;
    const { player } = pendingNow(state, 'feed');
    // Redeeming brings resources; the question stays.
    if (action.kind === 'redeem') return redeem(turn, player, action);
    popPending(state);
    if (action.kind === 'feed') payGoods(turn, player, action.pay.goods, 'feeding');
    else {
      listen?.({ type: 'starved', player });
      addPoints(turn, player, STARVING, 'starving');
    }
  },

  whyNot(state, rules, action) {
    const { player, missing } = pendingNow(state, 'feed');
    const owner = playerAt(state, player);
    if (action.kind === 'redeem') return whyNotRedeem(state, rules, player, action);
    if (action.kind !== 'feed') return undefined;
    if (!paysFor(anyResources(missing), action.pay)) {
      return why(
        'B8.2',
        `Pay exactly ${missing} of wood, clay, stone and gold for the missing food, not ${goodsInWords(action.pay.goods)}; or starve.`,
      );
    }
    if (totalResources(owner) < missing) {
      return why('B8.2', `You have too few resources for ${missing} missing food: starve.`);
    }
    for (const resource of RESOURCES) {
      if (action.pay.goods[resource] > owner[resource]) {
        return why(
          'B8.2',
          `You have ${owner[resource]} ${resource}, not ${action.pay.goods[resource]}.`,
        );
      }
    }
    return undefined;
  },
};
