import type { Counted } from '@ochre/words';
import type { PebblesEvent } from '../../rules/pebbles.ts';

/** What only the terminal says of pebbles. */
export interface TerminalWords {
  readonly howToType: string;
  readonly legend: string;
  readonly left: Counted;

  readonly heading: (pebbles: string, cards: string) => string;
  readonly stock: (pebbles: string, cards: readonly string[]) => string;
  readonly youHave: (pebbles: string) => string;

  readonly ifEnded: string;
  readonly heads: Readonly<Record<'pebbles' | 'cards' | 'points', string>>;
  /** Where cards lie face down. */
  readonly atLeast: Counted;
  readonly over: string;
  readonly wins: (who: string, points: string) => string;
  readonly youWin: (points: string) => string;
  readonly share: (who: string, points: string) => string;

  /** Why a game ended, and what it is called where it has not. */
  readonly endings: Readonly<Record<'heap' | '', string>>;
  readonly newlySeen: Readonly<Record<PebblesEvent['type'], string>>;
}
