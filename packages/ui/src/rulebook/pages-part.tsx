import type { ReactNode } from 'react';
import { LESSONS, type Lesson } from '../game/game-page.ts';
import { KeyList } from '../keyboard/key-list.tsx';
import type { GameKey } from '../keyboard/keys.ts';
import { useWords } from '../words/in-words.tsx';
import './pages-part.css';
import { RuleLinks } from './rule-links.tsx';
import { useFromTop } from './use-from-top.ts';

/** A page that explains one thing, with a worked example. */
export interface IllustratedPage {
  readonly name: string;
  readonly title: string;
  /** One or two short paragraphs. */
  readonly says: readonly string[];
  readonly picture: ReactNode;
  /** What the picture shows, in words. */
  readonly example: string;
  /** Where the exact text of the page begins. */
  readonly rules: readonly string[];
}

const idOf = (name: string): string => `page-${name}`;

interface PagesPartProps {
  readonly pages: readonly IllustratedPage[];
  /** Keys that this game alone has. */
  readonly ownKeys: readonly GameKey[];
  readonly onRule: (rule: string) => void;
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
}

/** How it is played, in pictures with worked examples, and by which keys. */
export function PagesPart({ pages, ownKeys, onRule, onLesson }: PagesPartProps) {
  const { keys } = useWords();
  useFromTop();
  return (
    <div className="rule-pages">
      <PageList pages={pages} onLesson={onLesson} />
      {pages.map((page) => (
        <RulePage key={page.name} page={page} onRule={onRule} />
      ))}
      <article className="rule-page paper" aria-labelledby={idOf('keys')}>
        <h2 className="display" id={idOf('keys')} tabIndex={-1}>
          {keys.title}
        </h2>
        <KeyList own={ownKeys} />
      </article>
    </div>
  );
}

function PageList({ pages, onLesson }: Pick<PagesPartProps, 'pages' | 'onLesson'>) {
  const { rulebook, keys } = useWords();
  return (
    <nav aria-label={rulebook.chapters}>
      <ul className="page-list">
        {[...pages, { name: 'keys', title: keys.title }].map(({ name, title }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{title}</a>
          </li>
        ))}
        {onLesson !== undefined &&
          LESSONS.map((lesson) => (
            <li key={lesson}>
              <button type="button" onClick={() => onLesson(lesson)}>
                {rulebook.lessons[lesson]}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface RulePageProps {
  readonly page: IllustratedPage;
  readonly onRule: (rule: string) => void;
}

function RulePage({ page, onRule }: RulePageProps) {
  const { rulebook } = useWords();
  const { name, title, says, picture, example, rules } = page;
  return (
    <article className="rule-page paper" aria-labelledby={idOf(name)}>
      <h2 className="display" id={idOf(name)} tabIndex={-1}>
        {title}
      </h2>
      {says.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <figure>
        <div className="page-picture" aria-hidden="true">
          {picture}
        </div>
        <figcaption>
          <b>{rulebook.example}</b> {example}
        </figcaption>
      </figure>
      <RuleLinks rules={rules} onRule={onRule} />
    </article>
  );
}
