import type { Language } from '@ochre/words';
import { use, useReducer } from 'react';
import { useWords } from '../words/in-words.tsx';
import { type Book, type BookSources, type Rule, ruleOf } from './book.ts';
import { parseBook } from './parse-book.ts';

type Shelf = Map<Language, Promise<Book | undefined>>;

/** Each is loaded once per language. A book that could not be loaded stays missing until it is asked again. */
const shelves = new WeakMap<BookSources, Shelf>();

function shelfOf(sources: BookSources): Shelf {
  const shelf = shelves.get(sources) ?? new Map();
  shelves.set(sources, shelf);
  return shelf;
}

function bookIn(language: Language, sources: BookSources): Promise<Book | undefined> {
  const shelf = shelfOf(sources);
  const book = shelf.get(language) ?? sources[language]().then(parseBook, () => undefined);
  shelf.set(language, book);
  return book;
}

interface OpenBook {
  /** Undefined when it could not be loaded. */
  readonly book: Book | undefined;
  readonly retry: () => void;
}

/** The rules in the reader's language. Suspends while they are loaded. */
export function useBook(sources: BookSources): OpenBook {
  const { language } = useWords();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const book = use(bookIn(language, sources));
  const retry = () => {
    shelfOf(sources).delete(language);
    again();
  };
  return { book, retry };
}

/** One rule in the reader's language; undefined when there is none. Suspends while it is loaded. */
export function useRule(sources: BookSources, number: string): Rule | undefined {
  const { book } = useBook(sources);
  return book && ruleOf(book, number);
}
