import type { Action } from './action.ts';
import { DICE_TABLES } from './components.ts';
import { applyEffect } from './effects.ts';
import { pendingNow, popPending, pushPending } from './pending.ts';
import { nextPlayer } from './people.ts';
import { decisionsOf, type Question, why } from './rule-set.ts';

const PICKS: readonly Action[] = [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'pick', face }));

/** B6.5: a player takes one of the dice left. */
export const pickQuestion: Question = {
  decisions: decisionsOf('pick'),
  answers: ['pick'],
  now: 'pick one of the dice for all',

  legal(state) {
    const { dice } = pendingNow(state, 'pickDie');
    return PICKS.filter((_, at) => dice.includes(at + 1));
  },

  answer(turn, action) {
    if (action.kind !== 'pick') return;
    const { state, rules, listen } = turn;
    const business = pendingNow(state, 'pickDie');
    const { player, table } = business;
    popPending(state);
    const taken = business.dice.indexOf(action.face);
    const dice = business.dice.filter((_, at) => at !== taken);
    // The next player's turn waits below whatever this reward still asks of this one.
    if (dice.length > 0) {
      pushPending(state, { ...business, player: nextPlayer(player, rules.players), dice });
    }
    listen?.({ type: 'picked', player, for: business.for, face: action.face });
    const source = rules.cards.get(business.for)!;
    applyEffect(turn, player, DICE_TABLES[table][action.face - 1]!, source);
  },

  whyNot(state, _rules, action) {
    const { dice } = pendingNow(state, 'pickDie');
    if (action.kind !== 'pick' || dice.includes(action.face)) return undefined;
    return why('B6.5', `No die shows ${action.face}; left are ${dice.join(', ')}.`);
  },
};
