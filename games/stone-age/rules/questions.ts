import type { Decision } from '@ochre/kernel';
import type { DecisionKind } from './decision-kinds.ts';
import { MODULE_QUESTIONS } from './modules/index.ts';
import { feedQuestion } from './phases/feeding.ts';
import { pickQuestion } from './picking.ts';
import { toolsQuestion } from './rolling.ts';
import type { Question, RuleSet } from './rule-set.ts';
import type { Pending, State } from './state.ts';

/** Who asks for each kind of unfinished business; a kind without a question does not compile. */
const QUESTIONS: { readonly [Kind in Pending['kind']]: Question } = {
  useTools: toolsQuestion,
  pickDie: pickQuestion,
  feed: feedQuestion,
  ...MODULE_QUESTIONS,
};

/** What is asked now: unfinished business first, else what the running step asks. */
export function questionNow(state: State, rules: RuleSet): Question {
  const { pending } = state;
  return pending.length > 0
    ? QUESTIONS[pending[pending.length - 1]!.kind]
    : rules.steps[state.step]!.question!;
}

export function decisionNow(state: State, rules: RuleSet): Decision<DecisionKind> {
  const { pending } = state;
  const player = pending.length > 0 ? pending[pending.length - 1]!.player : state.player;
  return questionNow(state, rules).decisions[player]!;
}
