import type { Chance, Game, Listen, WhyNot } from '@ochre/kernel';
import { meta } from '../meta.ts';
import type { Action } from './action.ts';
import { checkSetup } from './check-setup.ts';
import { rulesOf } from './compose.ts';
import { determinize } from './determinize.ts';
import { type Event, redact } from './events.ts';
import { knownPlace } from './known.ts';
import { newGame } from './new-game.ts';
import { popPending } from './pending.ts';
import { pointsAt } from './purchases.ts';
import { decisionNow, questionNow } from './questions.ts';
import type { Turn } from './rule-set.ts';
import { finalScores, winners } from './scoring.ts';
import { type Snapshot, snapshot } from './snapshot.ts';
import { cloneState, playerAt, type State } from './state.ts';
import { parseMove, printMove } from './text.ts';
import { whyNot } from './why-not.ts';

/** Stone Age by the kernel's contract. */
export const stoneAge: Game<State, Action, Snapshot, Event> = {
  meta,
  rulesVersion: '2',

  checkSetup,
  setup: newGame,

  decision(state) {
    return state.ended === '' ? decisionNow(state, rulesOf(state.setup)) : undefined;
  },

  legalActions(state) {
    if (state.ended !== '') return [];
    const rules = rulesOf(state.setup);
    return questionNow(state, rules).legal(state, rules);
  },

  isLegal(state, action) {
    return this.legalForm(state, action) !== undefined;
  },

  legalForm(state, action) {
    return legalForm(state, this.legalActions(state), action);
  },

  whyNot(state, action, by): WhyNot | undefined {
    const inTurn = by === undefined || by === this.decision(state)?.player;
    if (inTurn && this.isLegal(state, action)) return undefined;
    return whyNot(state, rulesOf(state.setup), action, by);
  },

  advance(state, action, chance: Chance, listen?: Listen<Event>) {
    const rules = rulesOf(state.setup);
    const turn: Turn = { state, rules, chance, listen };
    questionNow(state, rules).answer(turn, action);
    goOn(turn);
  },

  clone: cloneState,

  view: (state, viewer) => snapshot(state, rulesOf(state.setup), viewer),
  redact,
  determinize: (state, viewer, random) => determinize(state, rulesOf(state.setup), viewer, random),

  scores: (state) => finalScores(state, rulesOf(state.setup)),
  winners: (state) => winners(state, rulesOf(state.setup)),
  diceFallen: (state) => state.fallen,
  diceOf: (event) => (event.type === 'rolled' ? event.dice : undefined),
  reveals: (event, before) => rulesOf(before.setup).reveals(event),

  parse: parseMove,
  print: printMove,
};

/** Moves are shared objects, so the same object is the usual case; a parsed one is a copy. */
function legalForm(state: State, legal: readonly Action[], action: Action): Action | undefined {
  if (legal.includes(action)) return action;
  const text = printMove(action);
  return (
    legal.find((one) => one.kind === action.kind && printMove(one) === text) ??
    equalTrade(state, legal, action)
  );
}

/** S5.5: a way to pay and trade that leaves the same as one that is offered is read as that one. */
function equalTrade(state: State, legal: readonly Action[], action: Action): Action | undefined {
  if ((action.kind !== 'buy' && action.kind !== 'build') || action.trade === undefined) {
    return undefined;
  }
  const rules = rulesOf(state.setup);
  const { trading } = rules;
  if (trading === undefined || !legal.some(({ kind }) => kind === action.kind)) return undefined;
  if (questionNow(state, rules).whyNot(state, rules, action) !== undefined) return undefined;
  const owner = playerAt(state, state.player);
  const points = pointsAt(state, rules, knownPlace(rules, action.place));
  const outcome = trading.outcome(owner, action.pay.goods, action.trade, points);
  return legal.find(
    (one) =>
      one.kind === action.kind &&
      one.trade !== undefined &&
      one.place === action.place &&
      trading.outcome(owner, one.pay.goods, one.trade, points) === outcome,
  );
}

/** Runs the steps of the round until somebody must decide or the game is over. */
function goOn(turn: Turn): void {
  const { state, rules } = turn;
  while (state.ended === '' && !isAsked(turn)) {
    state.step = state.step + 1 < rules.steps.length ? state.step + 1 : 0;
    rules.steps[state.step]!.begin(turn);
  }
}

/** Whether somebody must decide something in the running step. */
function isAsked(turn: Turn): boolean {
  const { state, rules } = turn;
  while (state.pending.length > 0) {
    if (!questionNow(state, rules).isMoot?.(state, rules)) return true;
    popPending(state);
  }
  return rules.steps[state.step]!.ask(turn);
}
