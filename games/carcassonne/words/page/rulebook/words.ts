import type { Counted } from '@ochre/words';
import type { RulebookPages } from './pages.ts';

/** The base game first, then what is played with it. */
export const BOOK_NAMES = ['base', 'shrine'] as const;
export type BookName = (typeof BOOK_NAMES)[number];

/** What the rulebook says around the rules, and what explains tiles. */
export interface RulebookPart {
  readonly parts: Readonly<Record<'tiles', string>>;
  readonly base: string;
  readonly about: Readonly<Record<BookName, string>>;
  readonly pages: RulebookPages;

  readonly tiles: {
    readonly search: string;
    readonly found: Counted;
    readonly book: string;
    readonly all: string;
    readonly inTheGame: Counted;
    readonly startTile: string;
    readonly crossing: Counted;
    readonly roadEnds: string;
    readonly citiesApart: Counted;
    readonly shield: string;
    readonly fields: Counted;
    readonly noField: string;
    readonly cloister: string;
    readonly shrine: string;
  };
}
