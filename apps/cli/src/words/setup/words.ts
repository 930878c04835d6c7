/** What is said and asked before a game begins. */
export interface SetupWords {
  /** `alone`: the game has a variant for one. */
  readonly whatItIs: (title: string, alone: boolean) => string;
  /** For those who start it where nobody can type. */
  readonly noTerminal: {
    readonly howToPlay: string;
    readonly start: string;
    readonly help: string;
    /** What the examples of commands do. */
    readonly bots: string;
    readonly people: string;
    readonly module: (title: string) => string;
    readonly alone: string;
    readonly daily: string;
    readonly plain: string;
  };

  readonly expansions: string;
  readonly expansionsAndAlone: string;
  readonly aboutDaily: (variant: string, day: string) => string;
  readonly withWhich: (names: readonly string[], none: string) => string;
  readonly orAlone: (names: readonly string[]) => string;
  /** Words to answer with. */
  readonly answers: Readonly<Record<'both' | 'all' | 'none' | 'daily', string>>;
  readonly howDifficult: string;

  readonly howMany: (least: number, most: number) => string;
  readonly howManyPeople: string;
  readonly levels: string;
  readonly personalities: string;
  readonly whoAgainstYou: string;
  readonly whoElse: string;
  readonly yourName: string;
  readonly nameOfPlayer: (number: number) => string;

  readonly asking: {
    readonly number: (least: number, most: number) => string;
    readonly oneOf: (words: readonly string[]) => string;
    /** Words to answer with. */
    readonly answers: Readonly<Record<'yes' | 'no' | 'cancel', string>>;
  };
}
