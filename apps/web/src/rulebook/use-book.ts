import { use, useReducer } from 'react';
import { useWords } from '../words/language.tsx';
import { type Book, type BookSource, type Rule, ruleOf } from './book.ts';
import { parseBook } from './parse-book.ts';

type Source = () => Promise<BookSource>;

/** Loaded once per language. A book that could not be loaded stays missing until it is asked again. */
const books = new Map<Source, Promise<Book | undefined>>();

function bookOf(source: Source): Promise<Book | undefined> {
  const known = books.get(source);
  if (known !== undefined) return known;
  const book = source().then(parseBook, () => undefined);
  books.set(source, book);
  return book;
}

interface OpenBook {
  /** Undefined when it could not be loaded. */
  readonly book: Book | undefined;
  readonly retry: () => void;
}

/** The rules in the reader's language. Suspends while they are loaded. */
export function useBook(): OpenBook {
  const { source } = useWords().rulebook;
  const [, again] = useReducer((times: number) => times + 1, 0);
  const book = use(bookOf(source));
  const retry = () => {
    books.delete(source);
    again();
  };
  return { book, retry };
}

/** One rule in the reader's language; undefined when there is none. Suspends while it is loaded. */
export function useRule(number: string): Rule | undefined {
  const { book } = useBook();
  return book && ruleOf(book, number);
}
