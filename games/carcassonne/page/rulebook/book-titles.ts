import type { BookTitles } from '@ochre/ui/rulebook/book.ts';
import type { Words } from '../in-words.tsx';

/** What the books of Carcassonne are called. */
export const bookTitlesIn =
  ({ rulebook, modules }: Words): BookTitles =>
  (book) =>
    book === 'shrine'
      ? { name: modules.shrine.title, about: rulebook.about.shrine }
      : { name: rulebook.base, about: rulebook.about.base };
