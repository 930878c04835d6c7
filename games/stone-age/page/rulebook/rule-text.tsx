import { Suspense } from 'react';
import { useWords } from '../in-words.tsx';
import './rule-text.css';
import { Spans } from './spans.tsx';
import { useRule } from './use-book.ts';

interface RuleTextProps {
  readonly rule: string;
  /** Opens the rulebook there. */
  readonly onOpen?: (rule: string) => void;
}

/** One rule, to say why something cannot be done. Its number is there before its text. */
export function RuleText({ rule, onOpen }: RuleTextProps) {
  const words = useWords();
  return (
    <div className="rule-text">
      <p>
        <b className="rule-number">{rule}</b>{' '}
        <Suspense fallback={<span aria-busy="true">…</span>}>
          <Text rule={rule} onOpen={onOpen} />
        </Suspense>
      </p>
      {onOpen !== undefined && (
        <button type="button" className="rule-link" onClick={() => onOpen(rule)}>
          {words.rulebook.inRulebook}
        </button>
      )}
    </div>
  );
}

interface TextProps {
  readonly rule: string;
  readonly onOpen: RuleTextProps['onOpen'];
}

function Text({ rule, onOpen }: TextProps) {
  const found = useRule(rule);
  return found === undefined ? null : <Spans spans={found.spans} onRule={onOpen} />;
}
