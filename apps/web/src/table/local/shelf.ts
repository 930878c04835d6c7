import type { Given } from '@ochre/host';
import type { Entry, Plan, TableView } from '@ochre/match';
import type { DailyWay, Day } from '@ochre/protocol/vocabulary';
import type { Known, Review } from '@ochre/search/review';
import type { Glance } from '@ochre/ui/game/game-front.ts';

/** Where a table in this browser comes from. */
export type Origin =
  | { readonly kind: 'new' }
  /** Before there was a way to choose, alone. Who has begun it before plays it again, which does not count. */
  | {
      readonly kind: 'daily';
      readonly day: Day;
      readonly way?: DailyWay;
      readonly isAgain?: true;
    }
  | { readonly kind: 'rematch'; readonly of: string }
  /** *Play on from here*: after so many moves of another game. */
  | { readonly kind: 'playedOn'; readonly moves: number }
  /** With whose game it was, where the page knows. */
  | { readonly kind: 'imported'; readonly seat?: number };

/** What a table is and can be known by without opening it. */
export interface ShelfCard {
  readonly id: string;
  readonly origin: Origin;
  readonly given?: Given;
  readonly madeAt: number;
  readonly changedAt: number;
  readonly stage: TableView['stage'];
  readonly plan: Plan;
  /** Of people, by seat; empty for a bot. */
  readonly names: readonly string[];
  readonly moves: number;
  /** While it is played: how it stands, and whose turn it is. */
  readonly now?: Glance & { readonly turn?: number };
  /** Once the game is over. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
}

export interface Shelved {
  readonly card: ShelfCard;
  readonly entries: readonly Entry[];
}

/** What was found out about a finished game: of its first moves, or of all. */
export interface KeptReview extends Known, Pick<Review, 'judge' | 'depth'> {}

/** Where tables are kept. (table, number) is unique, so two tabs cannot both go on with one table. */
export interface Shelf {
  /** All of them or none; a `Conflict` where another tab has stored one of these numbers already. */
  append(table: string, entries: readonly Entry[]): Promise<void>;
  /** A card is only a cache: whoever opens the table writes it anew. */
  label(card: ShelfCard): Promise<void>;
  load(table: string): Promise<Shelved | undefined>;
  /** The last changed first. */
  list(): Promise<readonly ShelfCard[]>;
  /** With all that is kept of it. */
  remove(table: string): Promise<void>;
  /** In place of what was kept before; it can be found out again. */
  keepReview(table: string, review: KeptReview): Promise<void>;
  reviewOf(table: string): Promise<KeptReview | undefined>;
  /** Tells when entries up to that number are stored, also by another tab; gives back how to stop. */
  follow(table: string, stored: (seq: number) => void): () => void;
}
