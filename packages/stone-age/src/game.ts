import type { Chance, Game, Listen, WhyNot } from '@ochre/kernel';
import type { Action } from './action.ts';
import { checkSetup } from './check-setup.ts';
import { rulesOf } from './compose.ts';
import { determinize } from './determinize.ts';
import { type Event, redact } from './events.ts';
import { newGame } from './new-game.ts';
import { decisionNow, questionNow } from './questions.ts';
import type { Turn } from './rule-set.ts';
import { finalScores, winners } from './scoring.ts';
import { type Snapshot, snapshot } from './snapshot.ts';
import { cloneState, type State } from './state.ts';
import { parseMove, printMove } from './text.ts';
import { whyNot } from './why-not.ts';

/** Stone Age by the kernel's contract. */
export const stoneAge: Game<State, Action, Snapshot, Event> = {
  name: 'stone-age',
  rulesVersion: '1',

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
    return isOneOf(this.legalActions(state), action);
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

  parse: parseMove,
  print: printMove,
};

/** Moves are shared objects, so the same object is the usual case; a parsed one is a copy. */
function isOneOf(legal: readonly Action[], action: Action): boolean {
  if (legal.includes(action)) return true;
  const text = printMove(action);
  return legal.some(({ kind }, at) => kind === action.kind && printMove(legal[at]!) === text);
}

/** Runs the steps of the round until somebody must decide or the game is over. */
function goOn(turn: Turn): void {
  const { state, rules } = turn;
  while (state.ended === '' && state.pending.length === 0 && !rules.steps[state.step]!.ask(turn)) {
    state.step = state.step + 1 < rules.steps.length ? state.step + 1 : 0;
    rules.steps[state.step]!.begin(turn);
  }
}
