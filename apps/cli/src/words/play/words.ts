import type { Counted } from '@ochre/words';
import type { CommandName } from '../../play/command-names.ts';

/** What is said while a game is played, besides the game. */
export interface PlayWords {
  /** Of the game of a day, before it begins. */
  readonly daily: (day: string) => string;
  readonly atTheTable: (names: readonly string[]) => string;
  /** The commitment stands below. */
  readonly commitment: string;
  readonly goodbye: string;
  /** What whoever plays against a bot should know; no full stop. */
  readonly caveats: {
    readonly untrained: (name: string, plays: string) => string;
    readonly trainedFor: (name: string, game: string) => string;
  };
  readonly thinks: (name: string) => string;
  readonly passKeyboard: (name: string) => string;
  /** Above news of which only the last have room. */
  readonly logTellsAll: string;

  /** Behind what the game says about typing moves. */
  readonly howToType: string;
  readonly typeNumber: string;
  /** Answers that are not shown yet. */
  readonly others: Counted;
  readonly enterGoesBack: string;

  readonly help: {
    readonly alsoType: string;
    readonly movesNow: (moves: readonly string[]) => string;
    /** What a command does. */
    readonly about: Readonly<Record<CommandName, string>>;
    /** What stands behind `save`. */
    readonly file: string;
  };

  /** In reply to what is no move. */
  readonly unclear: {
    readonly couldBe: (word: string, names: readonly string[]) => string;
    /** `more`: how many others there are besides those named. */
    readonly severalMoves: (words: string, moves: readonly string[], more: number) => string;
    readonly tooManyNumbers: string;
    readonly onlyNumber: (number: number, only: number) => string;
    readonly numbers: (number: number, first: number, last: number) => string;
    readonly unknown: (word: string) => string;
    readonly didYouMean: (name: string) => string;
    readonly whatToType: string;
    /** A move that begins well; `problem` is what the rules say of it, in English. */
    readonly garbled: (text: string, problem: string, example: string) => string;
    readonly whyWhat: (example: string) => string;
    readonly allowed: (move: string) => string;
  };

  readonly undo: {
    readonly done: (name: string, move: string) => string;
    /** The same, where bots moved since. */
    readonly doneWithBots: (name: string, move: string) => string;
    readonly nothing: string;
    /** `seen`: what came to light, as the game says it. */
    readonly stands: (seen: string) => string;
  };
  readonly nothingHappened: string;
}
