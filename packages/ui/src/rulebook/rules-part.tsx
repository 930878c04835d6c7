import { useEffect, useMemo } from 'react';
import { useWords } from '../words/in-words.tsx';
import type { Book, BookTitle, BookTitles, Rule } from './book.ts';
import { ChapterList } from './chapter-list.tsx';
import { booksIn, type FoundChapter, findRules, type Terms, termsOf } from './search.ts';
import { SearchField } from './search-field.tsx';
import { Marked, Spans } from './spans.tsx';
import { useChapterInView } from './use-chapter-in-view.ts';

/** A rule or chapter somebody wants to see; a new one each time it is asked for. */
export interface Goal {
  readonly rule: string;
}

interface RulesPartProps {
  readonly book: Book;
  readonly titleOf: BookTitles;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly goal: Goal | undefined;
  readonly onRule: (rule: string) => void;
}

/** Every rule of every book, or those that were searched for. */
export function RulesPart(props: RulesPartProps) {
  const { book, titleOf, query, onQuery, goal, onRule } = props;
  const words = useWords();
  const terms = useMemo(() => termsOf(query, book.synonyms), [query, book]);
  const found = useMemo(() => findRules(book, terms), [book, terms]);
  const current = useChapterInView(found.map(({ chapter }) => idOf(chapter.number)));
  useEffect(() => {
    if (goal === undefined) window.scrollTo(0, 0);
    else show(goal.rule);
  }, [goal]);
  const isSearching = terms.length > 0;
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rulebook-columns">
      <aside className="rulebook-side paper">
        <SearchField
          label={words.rulebook.search.rules}
          query={query}
          onQuery={onQuery}
          found={isSearching ? words.rulebook.found(count) : ''}
        />
        <ChapterList
          found={found}
          titleOf={titleOf}
          counts={isSearching}
          current={current?.slice(ID.length)}
          onChapter={onRule}
        />
      </aside>
      <article className="rulebook-page paper">
        {count === 0 && <p>{words.rulebook.nothingFound}</p>}
        {booksIn(found).map(({ book: name, chapters }) => (
          <BookSection
            key={name}
            title={titleOf(name)}
            isFirst={name === book.chapters[0]?.book}
            found={chapters}
            terms={terms}
            wanted={goal?.rule}
            onRule={onRule}
          />
        ))}
      </article>
    </div>
  );
}

const ID = 'rule-';
const idOf = (number: string): string => `${ID}${number}`;

function show(rule: string): void {
  const element = document.getElementById(idOf(rule));
  element?.scrollIntoView({ block: element.matches('li') ? 'center' : 'start' });
  element?.focus({ preventScroll: true });
}

interface BookSectionProps {
  readonly title: BookTitle;
  /** What the others build on needs no tag. */
  readonly isFirst: boolean;
  readonly found: readonly FoundChapter[];
  readonly terms: Terms;
  readonly wanted: string | undefined;
  readonly onRule: (rule: string) => void;
}

function BookSection(props: BookSectionProps) {
  const { title: book, isFirst, found, terms, wanted, onRule } = props;
  const isTagged = (title: string) => !isFirst && title !== book.name;
  return (
    <section className="rulebook-book">
      <header>
        <h2 className="display">{book.name}</h2>
        <p>{book.about}</p>
      </header>
      {found.map(({ chapter: { number, title }, rules }) => (
        <section key={number} aria-labelledby={idOf(number)}>
          <h3 className="display" id={idOf(number)} tabIndex={-1}>
            <span>{number}</span>
            <span>
              <Marked text={title} terms={terms} />
            </span>
            {isTagged(title) && <small className="rulebook-tag">{book.name}</small>}
          </h3>
          <ol>
            {rules.map((rule) => (
              <RuleLine
                key={rule.number}
                rule={rule}
                terms={terms}
                isWanted={rule.number === wanted}
                onRule={onRule}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface RuleLineProps {
  readonly rule: Rule;
  readonly terms: Terms;
  readonly isWanted: boolean;
  readonly onRule: (rule: string) => void;
}

function RuleLine({ rule, terms, isWanted, onRule }: RuleLineProps) {
  return (
    <li
      className="rule-line"
      id={idOf(rule.number)}
      tabIndex={-1}
      aria-current={isWanted ? 'true' : undefined}
    >
      <button type="button" className="rule-number" onClick={() => onRule(rule.number)}>
        {rule.number}
      </button>
      <p>
        <Spans spans={rule.spans} terms={terms} onRule={onRule} />
      </p>
    </li>
  );
}
