import { useWords } from '../words/in-words.tsx';

interface RuleLinksProps {
  readonly rules: readonly string[];
  readonly onRule: (rule: string) => void;
}

/** Where the rulebook says more. */
export function RuleLinks({ rules, onRule }: RuleLinksProps) {
  const words = useWords();
  return (
    <p className="rule-links">
      {words.rulebook.inRulebook}
      {[...new Set(rules)].map((rule) => (
        <button key={rule} type="button" className="rule-link" onClick={() => onRule(rule)}>
          {rule}
        </button>
      ))}
    </p>
  );
}
