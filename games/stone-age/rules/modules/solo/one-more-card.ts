import type { Action } from '../../action.ts';
import type { Effect } from '../../components.ts';
import { withLast } from '../../lists.ts';
import { pendingNow, popPending, pushPending } from '../../pending.ts';
import { decisionsOf, type Question, type Turn, why } from '../../rule-set.ts';
import { playerAt } from '../../state.ts';
import { changeSolo, soloOf } from './limits.ts';

/** P5.6: the top of the outside stack, or any discarded card, is kept open. */
export function oneMoreCard(_effect: Effect, { state }: Turn, player: number): void {
  pushPending(state, { kind: 'drawCard', player });
}

const draw = (card: string): Action => ({ kind: 'draw', card });
const OUTSIDE = draw('outside');

export const drawQuestion: Question = {
  decisions: decisionsOf('draw'),
  answers: ['draw'],
  now: 'draw a card from outside or from the discard',
  legal: (state) => [OUTSIDE, ...soloOf(state).discard.map(draw)],

  answer({ state, listen }, action) {
    if (action.kind !== 'draw') return;
    const { player } = pendingNow(state, 'drawCard');
    const { outsideStack, discard } = soloOf(state);
    popPending(state);
    const fromOutside = action.card === 'outside';
    const card = fromOutside ? outsideStack[0]! : action.card;
    if (fromOutside) changeSolo(state, { outsideStack: outsideStack.slice(1) });
    else changeSolo(state, { discard: discard.filter((one) => one !== card) });
    const owner = playerAt(state, player);
    owner.cards = withLast(owner.cards, card);
    listen?.({ type: 'cardTaken', player, card, from: fromOutside ? 'outside' : 'discard' });
  },

  whyNot: (_state, _rules, action) =>
    action.kind === 'draw' ? why('P5.6', `${action.card} is not in the discard.`) : undefined,
};
