import type { Action } from '../../action.ts';
import { CARD_COSTS } from '../../card-costs.ts';
import { goods } from '../../components.ts';
import { drawFaceDown } from '../../effects.ts';
import { payGoods } from '../../gains.ts';
import { pendingNow, popPending } from '../../pending.ts';
import { decisionsOf, type Question } from '../../rule-set.ts';
import { cardsLeft, playerAt } from '../../state.ts';

/** S6.2: what the card itself cost. */
export const PRICE = goods({ jewelry: CARD_COSTS.card5.count });
const ANSWERS: readonly Action[] = [
  { kind: 'extra', yes: true },
  { kind: 'extra', yes: false },
];

/** S6.2: after the jewelry space's card, its buyer may pay once more for the top of the deck. */
export const extraCardQuestion: Question = {
  decisions: decisionsOf('extra'),
  answers: ['extra'],
  now: `say whether to pay ${PRICE.jewelry} jewelry for one more card`,
  legal: () => ANSWERS,

  isMoot(state) {
    const { player } = pendingNow(state, 'extraCard');
    return playerAt(state, player).jewelry < PRICE.jewelry || cardsLeft(state) === 0;
  },

  answer(turn, action) {
    if (action.kind !== 'extra') return;
    const { player } = pendingNow(turn.state, 'extraCard');
    popPending(turn.state);
    if (!action.yes) return;
    payGoods(turn, player, PRICE, 'extra card');
    drawFaceDown(turn, player);
  },

  whyNot: () => undefined,
};
