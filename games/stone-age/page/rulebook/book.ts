import type { BookName, Synonym } from '../../words/rulebook/books.ts';

/** What a line is made of. A `rule` names another rule or chapter by its number. */
export interface Span {
  readonly kind: 'text' | 'term' | 'rule';
  readonly text: string;
}

export interface Rule {
  readonly number: string;
  readonly spans: readonly Span[];
}

export interface Chapter {
  readonly book: BookName;
  /** A book without chapters is one chapter, numbered by its letter alone. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly synonyms: readonly Synonym[];
}

/** What is said aloud of a line. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** A rule by its number; of a chapter's number, its title. */
export function ruleOf({ chapters }: Book, number: string): Rule | undefined {
  const chapter = chapters.find((one) => one.number === number);
  if (chapter !== undefined) return { number, spans: [{ kind: 'text', text: chapter.title }] };
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.number === number);
}
