import type { BookTitles } from '@ochre/ui/rulebook/book.ts';
import { BOOK_NAMES } from '../../words/rulebook/books.ts';
import type { Words } from '../in-words.tsx';

/** What the books of Stone Age are called. */
export const bookTitlesIn =
  (words: Words): BookTitles =>
  (book) => {
    const name = BOOK_NAMES.find((one) => one === book) ?? 'base';
    return { name: words.modules[name], about: words.rulebook.about[name] };
  };
