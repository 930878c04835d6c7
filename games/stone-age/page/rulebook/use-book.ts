import type { Language } from '@ochre/words';
import { use, useReducer } from 'react';
import { useWords } from '../in-words.tsx';
import { type Book, type Rule, ruleOf } from './book.ts';
import { parseBook } from './parse-book.ts';
import { SOURCES } from './sources/index.ts';

/** Loaded once per language. A book that could not be loaded stays missing until it is asked again. */
const books = new Map<Language, Promise<Book | undefined>>();

function bookOf(language: Language): Promise<Book | undefined> {
  const known = books.get(language);
  if (known !== undefined) return known;
  const book = SOURCES[language]().then(parseBook, () => undefined);
  books.set(language, book);
  return book;
}

interface OpenBook {
  /** Undefined when it could not be loaded. */
  readonly book: Book | undefined;
  readonly retry: () => void;
}

/** The rules in the reader's language. Suspends while they are loaded. */
export function useBook(): OpenBook {
  const { language } = useWords();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const book = use(bookOf(language));
  const retry = () => {
    books.delete(language);
    again();
  };
  return { book, retry };
}

/** One rule in the reader's language; undefined when there is none. Suspends while it is loaded. */
export function useRule(number: string): Rule | undefined {
  const { book } = useBook();
  return book && ruleOf(book, number);
}
