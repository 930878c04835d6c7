import { useWords } from '../in-words.tsx';
import './rule-link.css';

interface RuleLinkProps {
  readonly rule: string;
  readonly onRule: (rule: string) => void;
}

/** Leads to a rule in the rulebook. */
export const RuleLink = ({ rule, onRule }: RuleLinkProps) => (
  <button type="button" className="rule-link" onClick={() => onRule(rule)}>
    {useWords().insight.whyNot.rule(rule)}
  </button>
);
