import type { ComponentType } from 'react';
import type { Book, BookSources, BookTitles } from './book.ts';
import type { OpenPart, RulebookPart } from './rulebook-frame.tsx';
import { RulesPart } from './rules-part.tsx';
import { WithBook } from './with-book.tsx';

/** The part with the exact rules. */
export const rulesPart = (
  name: string,
  sources: BookSources,
  titleOf: BookTitles,
): RulebookPart => ({
  name,
  draw: (open) => (
    <WithBook sources={sources}>
      {(book) => <RulesPart book={book} titleOf={titleOf} {...open} />}
    </WithBook>
  ),
});

type Explaining = ComponentType<Omit<OpenPart, 'goal'> & { readonly book: Book }>;

/** A part that explains things with what the rules say of them. */
export const explainingPart = (
  name: string,
  sources: BookSources,
  Explained: Explaining,
): RulebookPart => ({
  name,
  draw: ({ goal: _, ...open }) => (
    <WithBook sources={sources}>{(book) => <Explained book={book} {...open} />}</WithBook>
  ),
});
