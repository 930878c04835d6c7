import type { Resource } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';

/** What is answered to `cards`, `card` and `stacks`. */
export interface ReplyWords {
  readonly priced: (place: string, price: string, card: string) => string;
  readonly tile: (tile: string, left: number) => string;
  readonly yourCards: (cards: string) => string;
  readonly yourBuildings: (buildings: string) => string;
  readonly none: string;
  readonly aboutCard: string;
  readonly stacksFaceDown: string;

  readonly solo: {
    readonly aboutCardAndStacks: string;
    readonly fromTheTop: (stack: string) => string;
    readonly drawStack: string;
    readonly discarded: (cards: string) => string;
    readonly nothing: string;
    readonly outside: (goods: string) => string;

    /** P2.2, P5.5–P5.7: what cards do otherwise. */
    readonly food: (goods: string) => string;
    readonly goods: (goods: string) => string;
    readonly roll: (dice: number, resource: Resource, divisor: number) => string;
    readonly tool: string;
    readonly anyResources: Counted;
    readonly extraCard: string;
    readonly dice: (faces: string) => string;
  };
}
