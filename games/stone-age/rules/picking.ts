import type { Action } from './action.ts';
import { DICE_TABLES } from './components.ts';
import { applyEffect } from './effects.ts';
import { without } from './lists.ts';
import { pendingNow, popPending, pushPending } from './pending.ts';
import { nextPlayer } from './people.ts';
import { decisionsOf, type Question, why } from './rule-set.ts';

const PICKS: readonly Action[] = [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'pick', face }));

export function offeredFaces(dice: readonly number[]): Action[] {
  const actions: Action[] = [];
  for (let face = 1; face <= 6; face++) if (dice.includes(face)) actions.push(PICKS[face - 1]!);
  return actions;
}

/** B6.5: a player takes one of the dice left. */
export const pickQuestion: Question = {
  decisions: decisionsOf('pick'),
  answers: ['pick'],
  now: 'pick one of the dice for all',

  legal(state) {
    return offeredFaces(pendingNow(state, 'pickDie').dice);
  },

  answer(turn, action) {
    if (action.kind !== 'pick') return;
    const { state, rules, listen } = turn;
    const business = pendingNow(state, 'pickDie');
    const { player, for: source, table } = business;
    popPending(state);
    const dice = without(business.dice, business.dice.indexOf(action.face));
    // The next player's turn waits below whatever this reward still asks of this one.
    if (dice.length > 0) {
      const next = nextPlayer(player, rules.players);
      pushPending(state, { kind: 'pickDie', player: next, for: source, table, dice });
    }
    listen?.({ type: 'picked', player, for: source, face: action.face });
    const reward = DICE_TABLES[table][action.face - 1]!;
    applyEffect(turn, player, reward, (rules.cards[source] ?? rules.tiles[source])!);
  },

  whyNot(state, _rules, action) {
    const { dice } = pendingNow(state, 'pickDie');
    if (action.kind !== 'pick' || dice.includes(action.face)) return undefined;
    return why('B6.5', `No die shows ${action.face}; left are ${dice.join(', ')}.`);
  },
};
