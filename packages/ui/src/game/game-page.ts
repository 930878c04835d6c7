import type { AnyGame, GameEvent } from '@ochre/kernel';
import type { HelpLevel } from '@ochre/protocol/vocabulary';
import type { ComponentType, ReactNode } from 'react';
import type { DrawEnd } from '../end/end-picture.ts';
import type { Seat } from '../seat.ts';
import type { GameMotion } from './game-motion.ts';
import type { GameStory, Teller } from './game-story.ts';

export type { HelpLevel };

/** What stands around and over every board. */
export interface BoardSlots {
  /** At the end of the top bar. */
  readonly corner?: ReactNode;
  /** What lies over the board. */
  readonly over?: ReactNode;
  /** Below the board, within thumb's reach; without it, whose turn it is. */
  readonly bar?: ReactNode;
  /** Below the players. */
  readonly log?: ReactNode;
}

/** What happened in each move of a game. */
type Happened<Event> = readonly (readonly Event[])[];

export interface BoardProps<View, Event = unknown> extends BoardSlots {
  readonly view: View;
  /** Also what happens later; nothing where not all of it is known. */
  readonly happened?: Happened<Event>;
  readonly seats: readonly Seat[];
  /** The seat of who looks. */
  readonly viewer?: number;
}

/** What is asked, of whom, and what is to be said of it. */
export interface Asking {
  readonly who: number;
  readonly title: string;
  readonly about: string;
  /** What is read aloud of it, where that is more than the title. */
  readonly aloud?: string;
}

/** Draws the board as it is shown, with what moves over it. */
export type DrawShown<View> = (shown: View, stage: ReactNode) => ReactNode;

export interface TableProps<View, Event = unknown> extends Omit<BoardSlots, 'bar'> {
  /** The table as it is, or as it was at the moment that is looked at. */
  readonly view: View;
  /** Nothing where not all of it is known. */
  readonly happened: Happened<Event>;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  /** Whether the viewer plays, and looks at now. */
  readonly isPlaying: boolean;
  readonly moves: number;
  /** All legal moves of the viewer; none while others decide. */
  readonly legal: readonly string[];
  readonly commit: (move: string) => void;
  /** How much is worked out for the viewer: what the table allows, or less if they like. */
  readonly help: HelpLevel;
  readonly asking: Asking;
  /** Undo, end turn. */
  readonly acts: ReactNode;
  /** Takes the last move back; undefined where nobody here can. */
  readonly undo?: (() => void) | undefined;
  /** What happened last, where the log has no place of its own. */
  readonly latest: ReactNode;
  /** Instead of the decision: another moment is looked at. */
  readonly instead?: ReactNode;
  /** Leads through the first round. */
  readonly guide?: GuideSlot | undefined;
  readonly onRule: (rule: string) => void;
  readonly draw: (draw: DrawShown<View>) => ReactNode;
}

/** What is taught at a table: how it is played, or how it is played well. */
export const LESSONS = ['first', 'second'] as const;
export type Lesson = (typeof LESSONS)[number];

export interface GuideSlot {
  readonly lesson: Lesson;
  /** The table's. */
  readonly id: string;
  /** Whether the bots wait, because there is something to read. */
  readonly hold: (isHeld: boolean) => void;
  readonly isHeld: boolean;
  readonly isTurnDone: boolean;
}

export interface EndProps<View, Event = unknown> {
  readonly view: View;
  /** Nothing where not all of it is known. */
  readonly happened: Happened<Event>;
  readonly seats: readonly Seat[];
  readonly viewer?: number;
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onVerify: () => void;
  readonly onHome: () => void;
  /** What this very game came to, below the heading: that of a day. */
  readonly note?: ReactNode;
  /** What else can be done, beside the rest. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
}

export interface RulebookProps {
  /** The rule that is looked at. */
  readonly at: string | undefined;
  readonly onAt: (rule: string) => void;
  /** Begins a lesson on the real board. */
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
  readonly onBack: () => void;
}

export interface RuleProps {
  readonly rule: string;
  readonly onOpen: (rule: string) => void;
}

/** What a game says of a moment, in the reader's language. */
export interface Sayings<View> {
  /** What who must decide is asked, and what else is to be said of it. */
  asked(view: View): Pick<Asking, 'title' | 'aloud'> & { readonly about?: string };
  /** What others are waited for. */
  waiting(view: View, name: string): string;
  /** Where in the game it is: the round. */
  where(view: View): string;
  /** Why something was refused. */
  reason(rule: string): string;
  /**
   * A move in a few words, as one would say it at the table: "3 people in the forest". The view is the
   * position before it, as the one who moves sees it. Begins upper-case and has no full stop.
   */
  move(view: View, move: string): string;
  /** What it brings by the odds or at once: "about 3.2 wood"; undefined where nothing can be said. */
  brings(view: View, move: string): string | undefined;
  /** Whom it blocks, and of what: "shuts off Slate’s city"; undefined where nobody. */
  blocks?(view: View, move: string, names: readonly string[]): string | undefined;
  /** To check what chance brought: the dice, the draw. */
  readonly verify: string;
}

/** The page of a game: what it needs to be played, told, replayed and looked up. */
export interface GamePage<View, Event extends GameEvent, Scene> {
  readonly game: AnyGame;
  /** Brings the game's words, and the drawings that the front does not have; all below stands in it. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  readonly Table: ComponentType<TableProps<View, Event>>;
  readonly Board: ComponentType<BoardProps<View, Event>>;
  readonly End: ComponentType<EndProps<View, Event>>;
  /** The end as a picture to show around. */
  readonly drawEnd: DrawEnd<View>;
  readonly Rulebook: ComponentType<RulebookProps>;
  readonly Rule: ComponentType<RuleProps>;
  readonly motion: GameMotion<View, Event, Scene>;
  readonly story: GameStory<Event>;
  useTeller(): Teller<Event>;
  useSayings(): Sayings<View>;
}

/** The page of a game about which nothing more is known. */
export type AnyGamePage = GamePage<unknown, GameEvent, unknown>;
