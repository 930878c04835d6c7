import type { Action } from '../../action.ts';
import { DICE_TABLES, type Effect } from '../../components.ts';
import { applyEffect } from '../../effects.ts';
import { addPoints } from '../../gains.ts';
import { knownCard } from '../../known.ts';
import { pendingNow, popPending, pushPending } from '../../pending.ts';
import { offeredFaces } from '../../picking.ts';
import { rollDice } from '../../rolling.ts';
import { decisionsOf, type Question, type Source, type Turn, why } from '../../rule-set.ts';

type DiceEffect = Extract<Effect, { kind: 'dice' }>;

/** P5.5: one to three dice; one face counts, the others cost their sum. */
export function chooseDice(
  { table }: DiceEffect,
  turn: Turn,
  player: number,
  { id }: Source,
): void {
  pushPending(turn.state, { kind: 'chooseDice', player, card: id, table });
}

const MOST_DICE = 3;
const ROLLS: readonly Action[] = Array.from({ length: MOST_DICE }, (_, at) => ({
  kind: 'roll',
  dice: at + 1,
}));

export const rollQuestion: Question = {
  decisions: decisionsOf('roll'),
  answers: ['roll'],
  now: 'say how many dice to roll, 1 to 3',
  legal: () => ROLLS,

  answer(turn, action) {
    if (action.kind !== 'roll') return;
    const { state, rules } = turn;
    const { player, card, table } = pendingNow(state, 'chooseDice');
    popPending(state);
    const dice = rollDice(turn, player, action.dice, knownCard(rules, card).purpose);
    pushPending(state, { kind: 'pickFace', player, for: card, table, dice });
  },

  whyNot: () => why('P5.5', `Choose 1 to ${MOST_DICE} dice.`),
};

export const pickFaceQuestion: Question = {
  decisions: decisionsOf('pick'),
  answers: ['pick'],
  now: 'pick one of the faces rolled',
  legal: (state) => offeredFaces(pendingNow(state, 'pickFace').dice),

  answer(turn, action) {
    if (action.kind !== 'pick') return;
    const { state, rules, listen } = turn;
    const { player, for: card, table, dice } = pendingNow(state, 'pickFace');
    popPending(state);
    listen?.({ type: 'picked', player, for: card, face: action.face });
    const lost = dice.filter((face) => face !== action.face);
    if (lost.length > 0) addPoints(turn, player, -lost.reduce((sum, face) => sum + face), card);
    for (let count = lost.length; count < dice.length; count++) {
      applyEffect(turn, player, DICE_TABLES[table][action.face - 1]!, knownCard(rules, card));
    }
  },

  whyNot(state, _rules, action) {
    const { dice } = pendingNow(state, 'pickFace');
    if (action.kind !== 'pick' || dice.includes(action.face)) return undefined;
    return why('P5.5', `No die shows ${action.face}; rolled were ${dice.join(', ')}.`);
  },
};
