import type { ReactNode } from 'react';
import { useWords } from '../words/in-words.tsx';
import '../parts/buttons.css';
import type { Book, BookSources } from './book.ts';
import { useBook } from './use-book.ts';

interface WithBookProps {
  readonly sources: BookSources;
  readonly children: (book: Book) => ReactNode;
}

/** What needs the text of the rules; without it, a way to try again. */
export function WithBook({ sources, children }: WithBookProps) {
  const { rulebook } = useWords();
  const { book, retry } = useBook(sources);
  if (book !== undefined) return children(book);
  return (
    <div className="rulebook-page paper" role="alert">
      <p>{rulebook.failed}</p>
      <button type="button" className="button small" onClick={retry}>
        {rulebook.retry}
      </button>
    </div>
  );
}
