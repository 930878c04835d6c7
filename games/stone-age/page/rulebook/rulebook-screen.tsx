import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import { Suspense, useEffect, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../in-words.tsx';
import { ComponentsPart } from './components-part.tsx';
import { PagesPart } from './pages/pages-part.tsx';
import { PlacesPart } from './places-part.tsx';
import './rule-text.css';
import './rulebook.css';
import { type Goal, RulesPart } from './rules-part.tsx';
import { useBook } from './use-book.ts';

const PARTS = ['pages', 'rules', 'components', 'places'] as const;
export type RulebookPart = (typeof PARTS)[number];

interface RulebookScreenProps {
  /** A rule or chapter to begin with, by its number. */
  readonly at?: string | undefined;
  readonly part?: RulebookPart | undefined;
  /** Called when another rule is looked at, for the address. */
  readonly onAt?: ((rule: string) => void) | undefined;
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
  readonly onBack: () => void;
}

/** The illustrated pages, the exact rules, the cards and buildings, and the places, in the reader's language. */
export function RulebookScreen(props: RulebookScreenProps) {
  const { at, part: first, onAt, onLesson, onBack } = props;
  const words = useWords();
  const [part, setPart] = useState(first ?? (at === undefined ? 'pages' : 'rules'));
  const [query, setQuery] = useState('');
  const [goal, setGoal] = useState<Goal>();
  useEffect(() => {
    if (at !== undefined) setGoal({ rule: at });
  }, [at]);
  const open = (rule: string) => {
    setPart('rules');
    setQuery('');
    setGoal({ rule });
    onAt?.(rule);
  };
  const choose = (chosen: RulebookPart) => {
    setPart(chosen);
    setQuery('');
    setGoal(undefined);
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
          values={PARTS}
          chosen={part}
          name={(value) => words.rulebook.parts[value]}
          onChoose={choose}
        />
      </header>
      <Suspense
        fallback={
          <p className="rulebook-wait" role="status">
            {words.rulebook.loading}
          </p>
        }
      >
        <OpenPart {...{ part, query, goal, onLesson }} onQuery={setQuery} onRule={open} />
      </Suspense>
    </main>
  );
}

interface OpenPartProps {
  readonly part: RulebookPart;
  readonly query: string;
  readonly goal: Goal | undefined;
  readonly onQuery: (query: string) => void;
  readonly onRule: (rule: string) => void;
  readonly onLesson: RulebookScreenProps['onLesson'];
}

function OpenPart({ part, goal, onLesson, ...props }: OpenPartProps) {
  const words = useWords();
  const { book, retry } = useBook();
  if (part === 'pages') return <PagesPart onRule={props.onRule} onLesson={onLesson} />;
  if (part === 'places') return <PlacesPart onRule={props.onRule} />;
  if (book === undefined) {
    return (
      <div className="rulebook-page paper" role="alert">
        <p>{words.rulebook.failed}</p>
        <button type="button" className="button small" onClick={retry}>
          {words.rulebook.retry}
        </button>
      </div>
    );
  }
  if (part === 'components') return <ComponentsPart book={book} {...props} />;
  return <RulesPart book={book} goal={goal} {...props} />;
}
