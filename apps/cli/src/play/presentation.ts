import type { Action, Snapshot } from '@ochre/stone-age/rules';
import type { Look } from './board/look.ts';
import type { Choice } from './choices/choice.ts';
import type { Question } from './question.ts';

/** How a game is shown, asked for and explained: a variant may do all of it in its own way. */
export interface Presentation {
  /** The legal moves, grouped as somebody thinks about them. */
  choices(snapshot: Snapshot, legal: readonly Action[]): Choice[];
  /** What is decided now; `missing` is the food that was short when the player last fed. */
  asked(question: Question, name: string, missing: number): string;

  /** The fullest picture that fits into `rows`, or else into `most`. */
  board(snapshot: Snapshot, look: Look, viewer: number, rows: number, most?: number): string[];
  /** Line by line, for screen readers and pipes. */
  plainBoard(snapshot: Snapshot, look: Look): string[];
  /** Line by line, what is told where the whole board is not. */
  plainStock(snapshot: Snapshot, look: Look, viewer: number): string[];

  /** How to play, and the words of the board. */
  rules(snapshot: Snapshot): readonly string[];
  legend(snapshot: Snapshot): readonly string[];
  /** What lies on the board, and what the viewer has. */
  cards(snapshot: Snapshot, viewer: number): string[];
  /** What is open of the stacks. */
  stacks(snapshot: Snapshot, width: number): string[];
  /** What a card or tile does, or undefined for an unknown one. */
  about(id: string): string[] | undefined;

  /** The scoring if the game ended now. */
  scores(snapshot: Snapshot, look: Look, viewer: number): string[];
  /** The final scoring, and who has won. */
  result(snapshot: Snapshot, look: Look): string[];
  /** What one time of placing, using and feeding is called. */
  readonly round: string;
}
