import type { SetupRequest } from '@ochre/kernel';

/** What is agreed on before a game. The number of players is the number of seats. */
export interface Plan {
  readonly game: string;
  readonly setup: Omit<SetupRequest, 'players' | 'rig'>;
  readonly seats: readonly SeatPlan[];
  readonly clock: ClockPlan;
  /** Shown to everybody who looks for a game, or reached by its link and code alone. */
  readonly isOpen: boolean;
  /** The page shows no odds at this table. */
  readonly hidesOdds: boolean;
}

/** A seat waits for a person, or a bot of that level sits there. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string };

/** Times are in milliseconds everywhere. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** For the whole game, and so much more for every turn. */
  | { readonly kind: 'game'; readonly time: number; readonly increment: number }
  /** For every turn anew. */
  | { readonly kind: 'turn'; readonly time: number };
