/** The base game first, then what is played with it or instead of it. */
export const BOOK_NAMES = ['base', 'style', 'huts', 'solo'] as const;
export type BookName = (typeof BOOK_NAMES)[number];
