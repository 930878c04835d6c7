import type { WhyNot } from '@ochre/kernel';
import type { Action } from './action.ts';
import type { DecisionKind } from './decision-kinds.ts';
import { decisionNow, questionNow } from './questions.ts';
import { type RuleSet, why } from './rule-set.ts';
import type { Ending, State } from './state.ts';
import { printMove } from './text.ts';

/** When each kind of move is made: for those who make it at another time, or without its module. */
const MADE_WHEN: Required<RuleSet['madeWhen']> = {
  place: ['B3.1', 'People are placed in phase 1'],
  use: ['B4.1', 'Places are used in phase 2'],
  leave: ['B4.2', 'People are taken back in phase 2'],
  buy: ['B4.1', 'Cards are bought in phase 2'],
  build: ['B4.1', 'Buildings are built in phase 2'],
  tools: ['B4.5', 'Tools are chosen after a roll'],
  pick: ['B6.5', 'A die is picked when dice for all were rolled'],
  redeem: ['B6.4', 'Any two resources are redeemed when acting in phase 2 or feeding in phase 3'],
  feed: ['B8.2', 'Missing food is paid for in phase 3'],
  starve: ['B8.2', 'Starving is a choice in phase 3, when food is short'],
  take: ['S4.2', 'A hunt is split after its roll, in Style is the Goal'],
  extra: ['S6.2', 'The extra card is offered with card5, in Style is the Goal'],
  gain: ['S6.4', 'A resource of choice is a reward of dice with style'],
  stock: ['P1.6', 'The supply is set before the first turn of the one-player game'],
  elder: [
    'P1.6',
    'The elder is placed first, and moved after a card of space 4, in the one-player game',
  ],
  slide: ['P5.3', 'A card moves to space 1 after one of space 3 or 4, in the one-player game'],
  cycle: ['P5.4', 'Stacks are cycled after a card of space 4, in the one-player game'],
  roll: ['P5.5', 'The number of dice is chosen for a dice card, in the one-player game'],
  tool: ['P4.5', 'A tool token is chosen when a tool comes, in the one-player game'],
  draw: ['P5.6', 'A card is chosen for one more card, in the one-player game'],
  offer: ['P6.3', 'Something is offered when people are unfed, in the one-player game'],
};

/** Whose turn it is, and by which rule. */
const TURN_RULES: Readonly<Record<DecisionKind, string>> = {
  place: 'B3.1',
  act: 'B4.1',
  tools: 'B4.5',
  pick: 'B6.5',
  feed: 'B8.1',
  take: 'S4.2',
  gain: 'S6.4',
  extra: 'S6.2',
  stock: 'P1.6',
  elder: 'P1.6',
  slide: 'P5.3',
  cycle: 'P5.4',
  roll: 'P5.5',
  tool: 'P4.5',
  draw: 'P5.6',
  offer: 'P6.3',
};

const OVER: Readonly<Record<Ending, string>> = {
  stack: 'The game is over: a building stack is empty.',
  cards: 'The game is over: the card spaces could not be filled.',
};

/** The reason for an action that is not legal now. */
export function whyNot(
  state: State,
  rules: RuleSet,
  action: Action,
  by: number | undefined,
): WhyNot {
  if (state.ended !== '') return why(rules.endRules[state.ended], OVER[state.ended]);
  const { player, kind } = decisionNow(state, rules);
  if (by !== undefined && by !== player) {
    return why(TURN_RULES[kind], `It is player ${player}'s decision, not player ${by}'s.`);
  }
  const question = questionNow(state, rules);
  const [rule, when] = rules.madeWhen[action.kind] ?? MADE_WHEN[action.kind];
  if (!question.answers.includes(action.kind)) {
    return why(rule, `${when}. Now: ${question.now}.`);
  }
  return (
    question.whyNot(state, rules, action) ?? why(rule, `"${printMove(action)}" is no legal move.`)
  );
}
