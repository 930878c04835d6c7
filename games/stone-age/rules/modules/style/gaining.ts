import type { Action } from '../../action.ts';
import { goods } from '../../components.ts';
import { gainGoods } from '../../gains.ts';
import { pendingNow, popPending } from '../../pending.ts';
import { decisionsOf, type Question, why } from '../../rule-set.ts';
import { RESOURCES } from '../../vocabulary.ts';

const GAINS: readonly Action[] = RESOURCES.map((resource) => ({
  kind: 'gain',
  goods: goods({ [resource]: 1 }),
}));

/** S6.4: one resource of choice. */
export const gainQuestion: Question = {
  decisions: decisionsOf('gain'),
  answers: ['gain'],
  now: 'choose one resource',
  legal: () => GAINS,

  answer(turn, action) {
    if (action.kind !== 'gain') return;
    const business = pendingNow(turn.state, 'gainResource');
    popPending(turn.state);
    gainGoods(turn, business.player, action.goods, business.for);
  },

  whyNot: (_state, _rules, action) =>
    action.kind === 'gain'
      ? why('S6.4', 'The reward is one resource of choice: wood, clay, stone or gold.')
      : undefined,
};
