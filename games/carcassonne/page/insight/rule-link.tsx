import { useWords } from '../in-words.tsx';
import './rule-link.css';

interface RuleLinkProps {
  readonly rule: string;
  readonly onRule: ((rule: string) => void) | undefined;
}

/** Leads to a rule in the rulebook; where there is none at hand, it only names it. */
export function RuleLink({ rule, onRule }: RuleLinkProps) {
  const said = useWords().insight.whyNot.rule(rule);
  if (onRule === undefined) return said;
  return (
    <button type="button" className="rule-link" onClick={() => onRule(rule)}>
      {said}
    </button>
  );
}
