import type { Action, Snapshot } from '@ochre/stone-age/rules';
import type { Choice, Look, Room } from '@ochre/terminal';
import type { StoneAgeMoment } from './moment.ts';

/** How a game is shown, asked for and explained: a variant may do all of it in its own way. */
export interface Presentation {
  choices(snapshot: Snapshot, legal: readonly Action[]): Choice[];
  question(moment: StoneAgeMoment): string;

  board(moment: StoneAgeMoment, look: Look, room: Room): string[];
  plainBoard(moment: StoneAgeMoment, look: Look): string[];
  plainStock(moment: StoneAgeMoment, look: Look): string[];

  rules(snapshot: Snapshot): readonly string[];
  legend(snapshot: Snapshot): readonly string[];
  /** What lies on the board, and what the viewer has. */
  cards(snapshot: Snapshot, viewer: number): string[];
  /** What is open of the stacks. */
  stacks(snapshot: Snapshot, width: number): string[];
  /** What a card or tile does, or undefined for an unknown one. */
  about(id: string): string[] | undefined;

  scores(moment: StoneAgeMoment, look: Look): string[];
  /** The final scoring, and who has won. */
  result(snapshot: Snapshot, look: Look): string[];
  /** After which round, or turn, it is over, and why. */
  over(after: number, why: string): string;
}
