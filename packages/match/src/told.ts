import type { Decision, GameEvent } from '@ochre/kernel';
import type { Leaving, Mutable, Phrase } from './deed.ts';
import type { ClockPlan, Plan } from './plan.ts';

/** A line of the log as one viewer may hear of it; built from nothing, so nothing slips through. */
export interface Told {
  readonly seq: number;
  readonly at: number;
  readonly what:
    | { readonly kind: 'made' | 'planned' | 'began' | 'resumed' | 'closed' }
    | { readonly kind: 'sat' | 'stood' | 'turnEnded'; readonly seat: number }
    | {
        readonly kind: 'moved';
        readonly seat: number;
        readonly move: string;
        readonly events: readonly GameEvent[];
      }
    | { readonly kind: 'tookBack' | 'undoAsked'; readonly seat: number; readonly moves: number }
    | { readonly kind: 'undoAnswered'; readonly seat: number; readonly agrees: boolean }
    | {
        readonly kind: 'replaced';
        readonly seat: number;
        readonly level: string;
        readonly why: Leaving;
      }
    | {
        readonly kind: 'said';
        /** Absent for who only watches. */
        readonly seat?: number;
        readonly name: string;
        readonly text?: string;
        readonly phrase?: Phrase;
      }
    | { readonly kind: 'rematched'; readonly table: string }
    /** Told to who did it, and to nobody else. */
    | { readonly kind: 'muted'; readonly whom: Mutable; readonly isMuted: boolean }
    /** Not for this viewer to hear: the number is told, so that none seems lost, and nothing else. */
    | { readonly kind: 'unheard' };
}

/** A table as one viewer sees it. */
export interface TableView {
  readonly seq: number;
  readonly stage: 'gathering' | 'playing' | 'over' | 'closed';
  readonly plan: Plan;
  readonly seats: readonly SeatView[];
  /** The viewer's own seat, if they have one. */
  readonly you?: number;
  /** The seat that was the viewer's until a bot took over. */
  readonly wasAt?: number;
  /** Whether the viewer made the table. */
  readonly isHost: boolean;
  /** SHA-256 of the secret; the secret itself once the game is over. */
  readonly commitment: string;
  readonly secret?: string;
  /** From `began` on. */
  readonly game?: GameView;
  readonly clock?: ClockView;
  readonly undo?: UndoView;
  readonly rematch?: string;
  /** Whom the viewer does not want to hear. */
  readonly muted?: readonly Mutable[];
}

export interface SeatView {
  /** Of the person who sits there, or sat there until they left; absent for a free seat and for a bot. */
  readonly name?: string;
  /** The level of the bot who plays, from the beginning or instead of a person. */
  readonly bot?: string;
  readonly left?: Leaving;
  readonly nonce?: string;
}

export interface GameView {
  /** How many moves were made. */
  readonly moves: number;
  /** The game's own view, as the engine protocol's snapshot. */
  readonly snapshot: unknown;
  readonly decision?: Decision;
  /** All legal moves as text, for the viewer whose turn it is. */
  readonly legal?: readonly string[];
  /** A seat that may still take its last move back or end its turn; all others wait for it. */
  readonly unconfirmed?: number;
  /** Whether the viewer may take something back without asking. */
  readonly canUndo: boolean;
}

export interface ClockView {
  readonly plan: ClockPlan;
  /** What each seat had left when the clock that runs began to run. */
  readonly left: readonly number[];
  /** The seat whose clock runs, since when. */
  readonly running?: { readonly seat: number; readonly since: number };
}

/** Somebody wants to go back further than they may alone. */
export interface UndoView {
  readonly by: number;
  readonly moves: number;
  /** The seats that have not answered yet. */
  readonly waitsFor: readonly number[];
}
