import type { Counted } from '@ochre/words';

/** What can be chosen, and what it costs or brings; most is said as moves are said everywhere. */
export interface ChoiceWords {
  readonly use: (place: string) => string;
  readonly leave: (place: string) => string;
  readonly usingTools: (tools: string) => string;
  readonly buy: (card: string) => string;
  readonly build: (building: string) => string;
  /** What is bought with a trade. */
  readonly trading: (purchase: string) => string;
  readonly payFor: (place: string) => string;
  readonly payForTrading: (place: string) => string;
  /** What is bought, and its price. */
  readonly priced: (face: string, price: string) => string;
  readonly ways: Counted;
  readonly dice: Counted;
  readonly nothingMore: string;

  readonly leaveWhich: string;
  readonly takeBack: string;
  readonly unused: string;
  readonly cannotPay: string;

  readonly payMissing: string;
  readonly orOthers: (goods: string) => string;
  readonly noPointsToLose: string;
  readonly noRoom: (points: string) => string;

  /** Of the one-player game. */
  readonly solo: {
    /** What a place has or does. */
    readonly there: Counted;
    readonly toolmaker: (low: number, high: number) => string;
    readonly field: (goods: string) => string;
    readonly villagePrice: Counted;
    /** P5.3, P5.4: what a space allows besides its card. */
    readonly thenSlide: string;
    readonly thenSlideCycleElder: string;
    readonly unusedEach: (points: string) => string;
    readonly redeem: string;
    readonly cardsCost: (material: string) => string;
    /** Whom the elder would catch, and what that costs. */
    readonly caught: (people: string, points: string) => string;
    readonly howManyDown: (stack: string) => string;
    readonly stays: string;
    readonly down: Counted;
    readonly onTop: (tile: string) => string;
    readonly tokensLeft: (count: number, kind: string) => string;
    readonly fromDiscard: (card: string) => string;
    readonly oneDie: string;
    readonly alike: (percent: string, lost: string) => string;
    readonly others: (points: string) => string;
    readonly poolHas: Counted;
    readonly otherWays: Counted;
    readonly feedWith: string;
    /** P6.3 */
    readonly starving: (lost: string, offered: string) => string;
    readonly offerFood: string;
    readonly offerVillage: string;
    readonly offerMaterial: (one: string) => string;
  };
}
