import type { SegmentName, Turn } from './vocabulary.ts';

/** What points are given for. */
export type Scored = 'road' | 'city' | 'cloister' | 'shrine' | 'farm';

export type SquareXY = readonly [x: number, y: number];

/**
 * What happened. Log lines, animation, sound and screen-reader text come from these; they are derived
 * from the moves and never the truth. docs/events.md says the same for other languages.
 */
export type Event =
  /** A tile was turned over (C3.1), in this turn of the game. */
  | { type: 'turned'; player: number; tile: string; turn: number }
  /** It could be laid nowhere and left the game (C3.3). */
  | { type: 'removed'; player: number; tile: string }
  | { type: 'laid'; player: number; tile: string; x: number; y: number; rotation: Turn }
  /** A follower was placed on the tile just laid (C4.1). */
  | { type: 'claimed'; player: number; x: number; y: number; on: SegmentName }
  /** A follower could have been placed, and was not. */
  | { type: 'declined'; player: number }
  /** A monk and a heretic are next to each other; who came second challenges (K6). */
  | {
      type: 'challenged';
      player: number;
      by: SquareXY;
      opponent: number;
      against: SquareXY;
    }
  /**
   * Points for something complete (C5, K2), or at the end for what is not, and for farms (C6): each of
   * the players gets all of them. `tiles` are its squares; where farmers are counted by cities (C6.6),
   * those of the city.
   */
  | {
      type: 'scored';
      for: Scored;
      players: readonly number[];
      points: number;
      tiles: readonly SquareXY[];
      isComplete: boolean;
    }
  /** A challenge was lost to its winner: nothing for this one (K7). */
  | { type: 'challengeLost'; player: number; x: number; y: number; winner: number }
  /** A follower went home (C5.7, K7). */
  | { type: 'returned'; player: number; x: number; y: number; on: SegmentName }
  | { type: 'over'; scores: readonly number[]; winners: readonly number[] };
