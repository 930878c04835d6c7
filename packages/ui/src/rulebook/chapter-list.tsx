import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { keepInSight } from '../parts/keep-in-sight.ts';
import { useWords } from '../words/in-words.tsx';
import type { BookTitles } from './book.ts';
import './chapter-list.css';
import { booksIn, type FoundChapter } from './search.ts';

interface ChapterListProps {
  readonly found: readonly FoundChapter[];
  readonly titleOf: BookTitles;
  /** Whether how many rules were found is worth saying. */
  readonly counts: boolean;
  readonly current: string | undefined;
  readonly onChapter: (number: string) => void;
}

/** The way to every chapter. Where there is little room, it opens when it is asked for. */
export function ChapterList(props: ChapterListProps) {
  const { found, titleOf, counts, current, onChapter } = props;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marked = list.current?.querySelector(`[data-chapter="${current}"]`);
    if (marked) keepInSight(marked, list.current!);
  }, [current]);
  const choose = (number: string) => {
    setOpen(false);
    onChapter(number);
  };
  return (
    <nav className="chapter-list" aria-label={words.rulebook.chapters}>
      <button
        type="button"
        className="chapter-toggle button small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="log" size={18} />
        {words.rulebook.chapters}
      </button>
      <div className={isOpen ? 'chapters open' : 'chapters'} ref={list}>
        {booksIn(found).map(({ book, chapters }) => (
          <section key={book}>
            <h2>{titleOf(book).name}</h2>
            <ul>
              {chapters.map(({ chapter: { number, title }, rules }) => (
                <li key={number}>
                  <button
                    type="button"
                    data-chapter={number}
                    aria-current={number === current ? 'true' : undefined}
                    onClick={() => choose(number)}
                  >
                    <b className="rule-number">{number}</b>
                    <span>{title}</span>
                    {counts && <small>{words.number(rules.length)}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
