import type { Closing, Leaving, Mutable, Plan } from '@ochre/protocol';
import type { Daily, Phrase, Talkers } from '@ochre/protocol/vocabulary';

/** Who somebody is to a table: an id that says nothing about them. */
export type Member = string;

/**
 * What happened at a table, as it is stored: the log of deeds is the table, and everything else
 * follows from it. `made` holds the secret of the dice; no viewer is ever sent a deed as it is.
 * `botNonces` are only in older logs: today they follow from the commitment. The game of a day is the same for all
 * who play it, each at a table of their own: nobody adds to its dice.
 */
export type Deed =
  | {
      readonly kind: 'made';
      readonly plan: Plan;
      readonly secret: string;
      readonly botNonces?: readonly string[];
      readonly daily?: Daily;
    }
  /** Without a figure: that of the seat's own number. */
  | {
      readonly kind: 'sat';
      readonly seat: number;
      readonly name: string;
      readonly nonce: string;
      readonly figure?: number;
    }
  | { readonly kind: 'chose'; readonly seat: number; readonly figure: number }
  | { readonly kind: 'stood'; readonly seat: number }
  /** Whoever made the table gives a seat to a bot, or back to people. */
  | { readonly kind: 'planned'; readonly plan: Plan; readonly botNonces?: readonly string[] }
  /** Under these rules: by others the same moves could come to something else. */
  | { readonly kind: 'began'; readonly rules: string }
  | { readonly kind: 'moved'; readonly seat: number; readonly move: string }
  | { readonly kind: 'turnEnded'; readonly seat: number }
  /** So many moves are left; the others never were. */
  | { readonly kind: 'tookBack'; readonly seat: number; readonly moves: number }
  | { readonly kind: 'undoAsked'; readonly seat: number; readonly moves: number }
  | { readonly kind: 'undoAnswered'; readonly seat: number; readonly agrees: boolean }
  /** Who sits at `whom` has not come back: whoever sits at `seat` wants a bot to play on. */
  | { readonly kind: 'replaceAsked'; readonly seat: number; readonly whom: number }
  | { readonly kind: 'replaceAnswered'; readonly seat: number; readonly agrees: boolean }
  | {
      readonly kind: 'replaced';
      readonly seat: number;
      readonly level: string;
      readonly why: Leaving;
    }
  /** Without text and phrase: the words were erased, and with them the name. */
  | {
      readonly kind: 'said';
      readonly name: string;
      readonly text?: string;
      readonly phrase?: Phrase;
    }
  /** Whoever made the table says who may talk from now on. */
  | { readonly kind: 'talkLimited'; readonly to: Talkers }
  /** Whoever made the table has removed somebody, who had that seat; lifted by the second. */
  | {
      readonly kind: 'banned';
      readonly member: Member;
      readonly name: string;
      readonly seat?: number;
    }
  | { readonly kind: 'unbanned'; readonly member: Member; readonly name: string }
  /**
   * From now on, whoever did this does not hear what those say; nobody else is told. In older logs
   * alone: even the number of it gave it away, so muting is kept beside the log.
   */
  | { readonly kind: 'muted'; readonly whom: Mutable; readonly isMuted: boolean }
  /** The server was away: so much time counts for nobody, or all since the entry before. */
  | { readonly kind: 'resumed'; readonly lost?: number }
  | { readonly kind: 'rematched'; readonly table: string }
  /** Nobody plays on; without a reason, since nobody is there. */
  | { readonly kind: 'closed'; readonly why?: Closing }
  /** Names or words were taken out of the entries before; whoever has read them reads them again. */
  | { readonly kind: 'erased' };

export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

/** A line of a table's log. Numbers begin with 1 and none is left out. */
export interface Entry {
  readonly seq: number;
  /** When it was accepted, in milliseconds since 1970, by whoever keeps the table. */
  readonly at: number;
  /** Who did it; the table itself for clocks, bots and resuming. */
  readonly by: Member | 'table';
  /** The id its sender gave the command, so that one sent twice is done once. */
  readonly command?: string;
  readonly deed: Deed;
}
