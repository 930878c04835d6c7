import type { WhyNot } from '@ochre/kernel';
import { CITABLE_RULES, type CitableRule } from '../words/odds/citable-rules.ts';
import type { Words } from './in-words.ts';

/** In English the rules say more than the number of the rule does: what was wrong with this move. */
export const reason = ({ rule, message }: WhyNot, { language, odds }: Words): string =>
  language !== 'en' && isCitable(rule) ? odds.reasons[rule] : message;

const isCitable = (rule: string): rule is CitableRule =>
  CITABLE_RULES.some((citable) => citable === rule);
