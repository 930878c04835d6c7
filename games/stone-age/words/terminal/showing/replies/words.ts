/** What is answered to `cards`, `card` and `stacks`. */
export interface ReplyWords {
  readonly priced: (place: string, price: string, card: string) => string;
  readonly tile: (tile: string, left: number) => string;
  /** Nothing is an empty text. */
  readonly yourCards: (cards: string) => string;
  readonly yourBuildings: (buildings: string) => string;
  readonly aboutCard: string;
  readonly stacksFaceDown: string;

  readonly solo: {
    readonly aboutCardAndStacks: string;
    readonly fromTheTop: (stack: string) => string;
    readonly drawStack: string;
    readonly discarded: (cards: string) => string;
    readonly nothing: string;
    readonly outside: (goods: string) => string;
  };
}
