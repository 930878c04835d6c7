import { Suspense } from 'react';
import { useWords } from '../words/in-words.tsx';
import type { BookSources } from './book.ts';
import './rule-text.css';
import { Spans } from './spans.tsx';
import { useRule } from './use-book.ts';

interface RuleTextProps {
  readonly sources: BookSources;
  readonly rule: string;
  /** Opens the rulebook there. */
  readonly onOpen?: ((rule: string) => void) | undefined;
}

/** One rule, to say why something cannot be done. Its number is there before its text. */
export function RuleText({ sources, rule, onOpen }: RuleTextProps) {
  const words = useWords();
  return (
    <div className="rule-text">
      <p>
        <b className="rule-number">{rule}</b>{' '}
        <Suspense fallback={<span aria-busy="true">…</span>}>
          <Text sources={sources} rule={rule} onOpen={onOpen} />
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

function Text({ sources, rule, onOpen }: RuleTextProps) {
  const found = useRule(sources, rule);
  return found === undefined ? null : <Spans spans={found.spans} onRule={onOpen} />;
}
