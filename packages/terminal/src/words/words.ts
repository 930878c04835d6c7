/** What the terminal says of players, whatever the game. */
export interface TerminalWords {
  /** What the only person is called who has no other name. */
  readonly you: string;
  /** A person without a name; the first is 1. */
  readonly player: (number: number) => string;
  /** The names of bots; each has its own first letter. */
  readonly animals: readonly string[];
  /** A bot and how it plays: `Heron (medium bot)`. */
  readonly bot: (name: string, level: string) => string;
  /** What is wrong with a name, as sentences. */
  readonly names: {
    readonly empty: string;
    readonly hiddenSigns: string;
    readonly tooLong: (name: string, most: number) => string;
    readonly twice: (name: string) => string;
  };
}
