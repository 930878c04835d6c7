import type { GameChoice, WayToPlay } from '../options/choice.ts';

/** What can be done with a game that is offered. */
export interface WaysIn {
  readonly onPlay: (choice: GameChoice) => void;
  /** Opens the options of a way to begin. */
  readonly onWay: (game: string, way: WayToPlay) => void;
  readonly onGuided: (game: string) => void;
  readonly onRules: (game: string) => void;
}
