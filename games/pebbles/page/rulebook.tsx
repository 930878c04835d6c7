import type { RulebookProps, RuleProps } from '@ochre/ui/game/game-page.ts';
import '@ochre/ui/parts/buttons.css';
import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { PebblesWords } from '../words/words.ts';
import { useWords } from './in-words.tsx';

/** One rule. */
export function Rule({ rule, onOpen }: RuleProps) {
  const { ruleTexts } = useWords();
  return (
    <p>
      <button type="button" onClick={() => onOpen(rule)}>
        <b>{rule}</b>
      </button>{' '}
      {ruleTexts[rule as keyof PebblesWords['ruleTexts']]}
    </p>
  );
}

/** All four of them. */
export function Rulebook({ onAt, onBack }: RulebookProps) {
  const words = useWords();
  const shared = useSharedWords();
  return (
    <main className="pebbles-bar paper">
      <h1 className="display">{words.rules}</h1>
      {Object.keys(words.ruleTexts).map((rule) => (
        <Rule key={rule} rule={rule} onOpen={onAt} />
      ))}
      <button type="button" className="button" onClick={onBack}>
        {shared.buttons.back}
      </button>
    </main>
  );
}
