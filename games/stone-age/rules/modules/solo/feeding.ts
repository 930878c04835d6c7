import type { Action } from '../../action.ts';
import { goods } from '../../components.ts';
import { addPoints, payGoods } from '../../gains.ts';
import { pendingNow, popPending, pushPending } from '../../pending.ts';
import { STARVING } from '../../phases/feeding.ts';
import { offerRedeem, redeem, whyNotRedeem } from '../../redeeming.ts';
import { decisionsOf, type Question, type Step, type Turn, why } from '../../rule-set.ts';
import { playerAt } from '../../state.ts';
import { elderMaterial } from './elder.ts';
import { isSame, payAll, waysToPay } from './paying.ts';

/** P6.2: people minus agriculture, fixed before anything is paid. */
export const feedingAll: Step = {
  name: 'feeding',
  phase: 'feed',

  begin({ state, listen }) {
    const { player } = state;
    listen?.({ type: 'phase', phase: 'feed', round: state.round });
    const { people, agriculture } = playerAt(state, player);
    const need = people - agriculture;
    if (need > 0) pushPending(state, { kind: 'feedAll', player, need });
    else listen?.({ type: 'fed', player, food: 0, missing: 0 });
  },

  ask: () => false,
};

const STARVE: Action = { kind: 'starve' };

export const feedAllQuestion: Question = {
  decisions: decisionsOf('feed'),
  answers: ['feed', 'starve', 'redeem'],
  now: "pay for your people with food and the elder's material, or starve",

  legal(state, rules) {
    const { player, need } = pendingNow(state, 'feedAll');
    const owner = playerAt(state, player);
    const actions: Action[] = waysToPay(state, owner, need, owner.food).map((pay) => ({
      kind: 'feed',
      pay,
    }));
    if (owner.food < need) actions.push(STARVE);
    offerRedeem(state, rules, player, actions);
    return actions;
  },

  answer(turn, action) {
    const { state } = turn;
    const { player } = pendingNow(state, 'feedAll');
    // Redeeming brings resources; the question stays.
    if (action.kind === 'redeem') return redeem(turn, player, action);
    popPending(state);
    if (action.kind === 'feed') payAll(turn, player, action.pay, 'feeding');
    else starve(turn, player);
  },

  whyNot(state, rules, action) {
    const { player, need } = pendingNow(state, 'feedAll');
    const owner = playerAt(state, player);
    if (action.kind === 'redeem') return whyNotRedeem(state, rules, player, action);
    if (action.kind === 'starve') {
      return why('P6.3', `You have ${owner.food} food, enough for ${need}: feed your people.`);
    }
    if (action.kind !== 'feed') return undefined;
    const ways = waysToPay(state, owner, need, owner.food);
    if (ways.some((way) => isSame(way, action.pay))) return undefined;
    const material = elderMaterial(state);
    const pays = material === 'village' ? 'tool tokens and agriculture steps' : `${material}`;
    return why(
      'P6.2',
      `Feeding takes ${need}, in food and ${pays} you have, and nothing beyond that.`,
    );
  },
};

/** P6.3: it costs what it costs at a table (B8.2), and more. */
function starve(turn: Turn, player: number): void {
  const { state, listen } = turn;
  const { food } = playerAt(state, player);
  listen?.({ type: 'starved', player });
  addPoints(turn, player, STARVING, 'starving');
  if (food > 0) payGoods(turn, player, goods({ food }), 'starving');
  pushPending(state, { kind: 'offer', player });
}
