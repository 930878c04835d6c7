import type { GuideSlot } from '@ochre/ui/game/game-page.ts';
import type { ReactNode } from 'react';

/** What a table gets from where it is kept: each way to play has its own. */
export interface TableSlots {
  /** At the end of the top bar. */
  readonly corner: ReactNode;
  /** Below the players. */
  readonly aside?: ReactNode;
  /** Over the board: what is to be said before all else. */
  readonly banner?: ReactNode;
  /** Who plays for the first time is led through the first round. */
  readonly guide?: Omit<GuideSlot, 'isTurnDone'> | undefined;
  /** By seat, beside the name: away, or the time that is left. */
  readonly notes?: readonly ReactNode[];
  /** Below the scoring, when the game is over. */
  readonly end?: ReactNode;
  /** At the end, what this very game came to. */
  readonly note?: ReactNode;
  /** People share the screen: nobody is *you*. */
  readonly isShared?: boolean;
  readonly onRule: (rule: string) => void;
  /** How many moves were there before; they are not taken back. */
  readonly given?: number;
  /** Goes on from so many moves against bots, once the game is over. */
  readonly onPlayOn?: ((moves: number) => void) | undefined;
}
