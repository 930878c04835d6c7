import { LESSONS, type Lesson } from '@ochre/ui/game/game-page.ts';
import { KeyList } from '@ochre/ui/keyboard/key-list.tsx';
import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import { useMemo } from 'react';
import { PAGE_NAMES, type PageName } from '../../../words/rulebook/pages/words.ts';
import { useWords } from '../../in-words.tsx';
import { RuleLinks } from '../rule-links.tsx';
import { useFromTop } from '../use-from-top.ts';
import { exampleFacts } from './examples.ts';
import './pages-part.css';
import { PICTURES } from './pictures.tsx';

/** Where the exact text of a page begins. */
const RULES: Readonly<Record<PageName, readonly string[]>> = {
  round: ['B3', 'B4', 'B8'],
  place: ['B3.3', 'B4.4', 'B5.3'],
  card: ['B6.1', 'B6.2'],
  building: ['B7.1', 'B7.3'],
  feeding: ['B8.1', 'B8.2'],
  scoring: ['B10.1', 'B10.2', 'B10.3'],
  end: ['B9.1', 'B9.2', 'B10.4'],
  style: ['S1', 'S4', 'S5'],
  huts: ['H'],
  solo: ['P1', 'P3', 'P7'],
};

const idOf = (name: PageName): string => `page-${name}`;

interface PagesPartProps {
  readonly onRule: (rule: string) => void;
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
}

/** How it is played, in pictures with worked examples. */
export function PagesPart({ onRule, onLesson }: PagesPartProps) {
  const { rulebook } = useWords();
  const { keys } = useSharedWords();
  const facts = useMemo(exampleFacts, []);
  useFromTop();
  return (
    <div className="rule-pages">
      <nav aria-label={rulebook.chapters}>
        <ul className="page-list">
          {PAGE_NAMES.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{rulebook.pages[name].title}</a>
            </li>
          ))}
          <li>
            <a href="#page-keys">{keys.title}</a>
          </li>
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
      {PAGE_NAMES.map((name) => {
        const { title, says, example } = rulebook.pages[name];
        const Picture = PICTURES[name];
        return (
          <article key={name} className="rule-page paper" aria-labelledby={idOf(name)}>
            <h2 className="display" id={idOf(name)} tabIndex={-1}>
              {title}
            </h2>
            {says(facts).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <figure>
              <div className="page-picture" aria-hidden="true">
                <Picture facts={facts} />
              </div>
              <figcaption>
                <b>{rulebook.example}</b> {example(facts)}
              </figcaption>
            </figure>
            <RuleLinks rules={RULES[name]} onRule={onRule} />
          </article>
        );
      })}
      <article className="rule-page paper" aria-labelledby="page-keys">
        <h2 className="display" id="page-keys" tabIndex={-1}>
          {keys.title}
        </h2>
        <KeyList />
      </article>
    </div>
  );
}
