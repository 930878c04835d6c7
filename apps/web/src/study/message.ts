import type { GameRecord, Setup } from '@ochre/kernel';
import type { Advised, Compared, Depth, Moment, Start, Try } from '@ochre/search/review';
import type { KeptReview } from '../table/local/shelf.ts';

/** What a worker is asked to find out about a game. */
export type StudyQuestion =
  | {
      readonly kind: 'review';
      readonly record: GameRecord;
      readonly depth: Depth;
      /** What is known already, by whoever judged it. */
      readonly known?: KeptReview | undefined;
    }
  | { readonly kind: 'try'; readonly record: GameRecord; readonly move: Try }
  | {
      readonly kind: 'advise';
      readonly game: string;
      readonly setup: Setup;
      /** What the seat sees, and the rest drawn anew. */
      readonly seen: unknown;
      readonly player: number;
      readonly seed: string;
    };

/** What comes back, in this order; the last one ends it. */
export type StudyAnswer =
  /** Whatever was known of it by another judge counts no more. */
  | {
      readonly kind: 'begun';
      readonly judge: KeptReview['judge'];
      readonly start: Start;
      readonly isAnew: boolean;
    }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | StudyEnd;

export type StudyEnd =
  | { readonly kind: 'reviewed' }
  | { readonly kind: 'tried'; readonly compared: Compared }
  | { readonly kind: 'advised'; readonly advised: readonly Advised[] }
  /** Nobody was trained to judge such a game. */
  | { readonly kind: 'unjudged' }
  | { readonly kind: 'problem'; readonly message: string };
