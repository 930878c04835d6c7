import type { Action } from '../../action.ts';
import { goods } from '../../components.ts';
import { gainGoods } from '../../gains.ts';
import { goodsInWords } from '../../goods.ts';
import { pendingNow, popPending } from '../../pending.ts';
import { decisionsOf, type Question, why } from '../../rule-set.ts';

/** By amount: every way to split it, most food first. */
const SPLITS: (readonly Action[])[] = [];

const splitsOf = (amount: number): readonly Action[] =>
  Array.from({ length: amount + 1 }, (_, jewelry) => ({
    kind: 'take',
    goods: goods({ food: amount - jewelry, jewelry }),
  }));

/** S4.2: a hunt is taken as food and jewelry in any split the player chooses. */
export const splitQuestion: Question = {
  decisions: decisionsOf('take'),
  answers: ['take'],
  now: 'split the hunt into food and jewelry',

  legal(state) {
    const { amount } = pendingNow(state, 'splitHunt');
    SPLITS[amount] ??= splitsOf(amount);
    return SPLITS[amount];
  },

  answer(turn, action) {
    if (action.kind !== 'take') return;
    const business = pendingNow(turn.state, 'splitHunt');
    popPending(turn.state);
    gainGoods(turn, business.player, action.goods, business.for);
  },

  whyNot(state, _rules, action) {
    if (action.kind !== 'take') return undefined;
    const { amount } = pendingNow(state, 'splitHunt');
    return why(
      'S4.2',
      `The hunt brings ${amount}, split into food and jewelry, not ${goodsInWords(action.goods)}.`,
    );
  },
};
