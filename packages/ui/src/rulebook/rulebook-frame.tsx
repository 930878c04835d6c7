import { type ReactNode, Suspense, useEffect, useState } from 'react';
import '../parts/buttons.css';
import { Segments } from '../parts/segments.tsx';
import { useWords } from '../words/in-words.tsx';
import './rule-text.css';
import './rulebook.css';
import type { Goal } from './rules-part.tsx';

/** What a part is drawn with: what is searched for and looked at, and how to go on. */
export interface OpenPart {
  readonly query: string;
  readonly goal: Goal | undefined;
  readonly onQuery: (query: string) => void;
  readonly onRule: (rule: string) => void;
}

/** A part of a rulebook: its name and how it is drawn. */
export interface RulebookPart {
  readonly name: string;
  readonly draw: (open: OpenPart) => ReactNode;
}

/** Every rulebook has these; others may follow. */
type Parts<Name extends string> = Readonly<Record<Name | 'pages' | 'rules', RulebookPart>>;

interface RulebookFrameProps<Name extends string> {
  readonly parts: Parts<Name>;
  /** A rule or chapter to begin with, by its number. */
  readonly at?: string | undefined;
  readonly part?: Name | undefined;
  /** Called when another rule is looked at, for the address. */
  readonly onAt?: ((rule: string) => void) | undefined;
  readonly onBack: () => void;
}

/** A rulebook in its parts: illustrated pages first, or the rule that was asked for. */
export function RulebookFrame<Name extends string>(props: RulebookFrameProps<Name>) {
  const { parts, at, part: first, onAt, onBack } = props;
  const words = useWords();
  const [part, setPart] = useState<keyof Parts<Name>>(
    first ?? (at === undefined ? 'pages' : 'rules'),
  );
  const [query, onQuery] = useState('');
  const [goal, setGoal] = useState<Goal>();
  useEffect(() => {
    if (at !== undefined) setGoal({ rule: at });
  }, [at]);
  const show = (chosen: keyof Parts<Name>, wanted?: Goal) => {
    setPart(chosen);
    onQuery('');
    setGoal(wanted);
  };
  const onRule = (rule: string) => {
    show('rules', { rule });
    onAt?.(rule);
  };
  return (
    <main className="rulebook">
      <header className="rulebook-head">
        <button type="button" className="button small" onClick={onBack}>
          {words.buttons.back}
        </button>
        <h1 className="display">{words.rulebook.title}</h1>
        <Segments
          label={words.rulebook.partsLabel}
          values={Object.keys(parts) as (keyof Parts<Name>)[]}
          chosen={part}
          name={(value) => parts[value].name}
          onChoose={(chosen) => show(chosen)}
        />
      </header>
      <Suspense
        fallback={
          <p className="rulebook-wait" role="status">
            {words.rulebook.loading}
          </p>
        }
      >
        {parts[part].draw({ query, goal, onQuery, onRule })}
      </Suspense>
    </main>
  );
}
