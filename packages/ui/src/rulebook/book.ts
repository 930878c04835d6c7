import type { Language } from '@ochre/words';

/** The rules call a thing by the words `here`; people, and other editions, also by others. */
export interface Synonym {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
}

/** What a language brings: the texts of docs/rules by the name of their book, and the words to find them by. */
export interface BookSource {
  /** The base game first, then what is played with it or instead of it. */
  readonly texts: Readonly<Record<string, string>>;
  readonly synonyms: readonly Synonym[];
}

/** The texts of a game's rules, loaded when they are read. */
export type BookSources = Readonly<Record<Language, () => Promise<BookSource>>>;

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
  readonly book: string;
  /** A book without chapters is one chapter, numbered by its letter alone. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly synonyms: readonly Synonym[];
}

/** What a book is called, and what is said of it. */
export interface BookTitle {
  readonly name: string;
  readonly about: string;
}
export type BookTitles = (book: string) => BookTitle;

/** What is said aloud of a line. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** A rule by its number; of a chapter's number, its title. */
export function ruleOf({ chapters }: Book, number: string): Rule | undefined {
  const chapter = chapters.find((one) => one.number === number);
  if (chapter !== undefined) return { number, spans: [{ kind: 'text', text: chapter.title }] };
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.number === number);
}
