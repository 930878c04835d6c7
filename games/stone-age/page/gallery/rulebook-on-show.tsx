import { useState } from 'react';
import { RuleText } from '../rulebook/rule-text.tsx';
import { type RulebookPart, RulebookScreen } from '../rulebook/rulebook-screen.tsx';

interface RulebookOnShowProps {
  /** The number of a rule, or nothing. */
  readonly at: string;
  readonly part: string | null;
}

export function RulebookOnShow({ at, part }: RulebookOnShowProps) {
  const [rule, setRule] = useState(at);
  if (part === 'rule') return <RuleText rule={rule} onOpen={setRule} />;
  return (
    <RulebookScreen
      at={rule || undefined}
      part={(part as RulebookPart | null) ?? undefined}
      onAt={setRule}
      onBack={() => history.back()}
    />
  );
}
