import type { GameEvent } from '@ochre/kernel';
import { createContext, useContext } from 'react';

/** One move, and who made it. */
export interface Move {
  /** Its line of the log. */
  readonly seq: number;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** A move that is played on the board. */
export interface PlayedMove extends Move {
  readonly isOwn: boolean;
  /** What is set up on the board meanwhile, as the game planned it. */
  readonly staged: unknown;
  /** By how much it is quicker than it was planned. */
  readonly factor: number;
  /** It is told in the bar, in place of what is asked next. */
  readonly isTold: boolean;
  /** In a sentence, as the log has it. */
  readonly said: string;
}

/** How far the board that is shown has come. */
export interface Showing {
  /** What is played now; undefined when the board is the table as it is. */
  readonly now: PlayedMove | undefined;
  /** All that was shown, with what is played now. */
  readonly moves: readonly Move[];
  /** Ends the move that is played; the next one follows. */
  readonly finish: () => void;
  /** Shows the table as it is. */
  readonly skip: () => void;
}

const nothing = (): void => {};

/** What is not played is there at once. */
export const ShowingContext = createContext<Showing>({
  now: undefined,
  moves: [],
  finish: nothing,
  skip: nothing,
});

export const useShowing = (): Showing => useContext(ShowingContext);

/** Whether something is still played: the board lags behind the table. */
export const useIsShowing = (): boolean => useShowing().now !== undefined;
