import type { WhyNot } from '@ochre/kernel';
import { type PlaceName, type Snapshot, whyNotThere as whyNotInTheGame } from '@ochre/stone-age';
import { CITABLE_RULES, type CitableRule } from '../words/odds/citable-rules.ts';
import type { Words } from '../words/words.ts';

export interface WhyNotThere extends WhyNot {
  /** Somebody else is asked; or the viewer, something else; or the rule itself forbids it. */
  readonly because: 'turn' | 'question' | 'rule';
}

/** Why the viewer can do nothing at a place now; undefined where they can. */
export function whyNotThere(
  view: Snapshot,
  viewer: number,
  place: PlaceName,
): WhyNotThere | undefined {
  const why = whyNotInTheGame(view, place, viewer);
  return why && { ...why, because: causeOf(view, viewer) };
}

function causeOf({ decision }: Snapshot, viewer: number): WhyNotThere['because'] {
  if (decision === undefined) return 'rule';
  if (decision.player !== viewer) return 'turn';
  return decision.kind === 'place' || decision.kind === 'act' ? 'rule' : 'question';
}

/** A short sentence; the rule says the rest. */
export function sayWhyNot({ because, rule }: WhyNotThere, words: Words): string {
  if (because === 'turn') return words.odds.notYourTurn;
  return because === 'question' ? words.odds.answerFirst : reasonOf(rule, words);
}

/** The sentence of a rule that refused a move; of an unknown one, its number. */
export const reasonOf = (rule: string, { odds }: Words): string =>
  isCitable(rule) ? odds.reasons[rule] : odds.rule(rule);

const isCitable = (rule: string): rule is CitableRule =>
  (CITABLE_RULES as readonly string[]).includes(rule);
