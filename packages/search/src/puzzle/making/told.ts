import type { PuzzleKind } from '../puzzle.ts';
import type { Failed } from './levels.ts';

/** What is known of a decision that makes a puzzle of it. */
export interface Told {
  readonly kind: PuzzleKind;
  readonly judge: { readonly name: string; readonly version: string };
  /** By legal move, of winning. */
  readonly losses: readonly number[];
  /** A best move. */
  readonly best: number;
  readonly failed: Failed;
  /** Of a best move. */
  readonly share: number;
  /** What everybody has in the end after a move. */
  readonly points: (at: number) => readonly number[];
}
