/** The base game first, then what is played with it or instead of it. */
export const BOOK_NAMES = ['base', 'style', 'huts', 'solo'] as const;
export type BookName = (typeof BOOK_NAMES)[number];

/** The rules call a thing by the words `here`; people, and the other edition, also by others. */
export interface Synonym {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
}

/** What a language brings: the texts of docs/rules, and the words to find them by. */
export interface BookSource {
  readonly texts: Readonly<Record<BookName, string>>;
  readonly synonyms: readonly Synonym[];
}
