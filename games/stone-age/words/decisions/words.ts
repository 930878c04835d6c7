import type { DecisionKind } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';

/** What is asked, what can be answered, and what the controls say. */
export interface DecisionWords {
  readonly asked: Readonly<Record<DecisionKind, string>>;
  /** What somebody else is asked, for those who wait. */
  readonly waiting: Readonly<Record<DecisionKind, (name: string) => string>>;
  /** Moves, as they are offered and confirmed. */
  readonly place: (people: string, place: string) => string;
  readonly trade: (give: string, get: string) => string;
  readonly noTools: string;
  readonly pick: (face: number, reward: string) => string;
  readonly redeem: (goods: string) => string;
  readonly feed: (goods: string) => string;
  readonly starve: string;
  readonly take: (goods: string) => string;
  readonly extraYes: (price: string) => string;
  readonly extraNo: string;
  readonly gain: (goods: string) => string;
  readonly stockFood: Counted;
  readonly stockResource: (goods: string) => string;
  readonly elder: (area: string) => string;
  readonly elderStays: string;
  readonly slideCard: (card: string) => string;
  readonly slideDeck: string;
  readonly slideNone: string;
  readonly cycle: (stacks: string) => string;
  readonly cycleNone: string;
  readonly roll: Counted;
  readonly newTool: string;
  readonly raiseTool: (tool: string, to: number) => string;
  readonly drawOutside: string;
  readonly draw: (card: string) => string;
  readonly offer: (payment: string) => string;
  readonly offerPoints: string;
  /** Parts of the controls. */
  readonly tool: Counted;
  /** One of several of the same value: the first, the second, the third. */
  readonly toolOfSeveral: (value: number, nth: number) => string;
  readonly oneUseTool: Counted;
  /** In a sum, where there is little room. */
  readonly oneUse: Counted;
  readonly usedTool: (tool: string) => string;
  readonly agricultureSteps: Counted;
  readonly steps: string;
  readonly nothing: string;
  readonly more: (what: string) => string;
  readonly less: (what: string) => string;
  readonly have: Counted;
  readonly worthHave: (worth: number, have: number) => string;
  readonly goods: Counted;
  readonly kinds: Counted;
  readonly tooMany: Counted;
  readonly tooFew: Counted;
  readonly moreThanYouHave: string;
  readonly places: string;
  readonly howMany: (place: string) => string;
  readonly atHome: Counted;
  readonly allPlaces: string;
  readonly howMuch: string;
  readonly payment: string;
  readonly pay: (cost: string) => string;
  readonly proposed: string;
  readonly buildFor: Counted;
  /** The same on a button. */
  readonly buildForShort: Counted;
  readonly buyFor: (payment: string) => string;
  readonly youKeep: string;
  readonly thenStill: string;
  readonly byItself: (what: string) => string;
  readonly useIt: string;
  readonly leaveIt: string;
  /** To leave a place that could be used, and then which. */
  readonly leaveAPlace: string;
  readonly whichToLeave: string;
  /** Where people stand and can only be taken back. */
  readonly othersFirst: string;
  readonly redeemFirst: string;
  readonly onlyLeaving: string;
  readonly trades: string;
  readonly tradeOnce: string;
  readonly rate: (merchant: number, give: number, get: number) => string;
  readonly traded: Counted;
  readonly withTrade: string;
  readonly withoutTrade: string;
  readonly give: string;
  readonly get: string;
  readonly rolled: Counted;
  readonly oneForEach: (good: string, pips: number) => string;
  readonly withTools: Counted;
  readonly noTool: string;
  readonly noToolHelps: string;
  readonly makes: (tools: readonly string[], sum: number) => string;
  readonly wasted: Counted;
  readonly tools: string;
  readonly best: string;
  readonly worth: (points: string) => string;
  readonly hungry: Counted;
  readonly fromFields: Counted;
  readonly eatenFirst: (what: string) => string;
  readonly meals: string;
  readonly share: Counted;
  readonly shareExplained: string;
  readonly costsLeast: string;
  readonly keepAll: Counted;
  readonly noPointsToLose: string;
  readonly starveInSolo: string;
  readonly topThen: string;
  readonly redeemed: string;
  /** Solo's set-up: what may be done with each thing, how much of it, and what that costs. */
  readonly settingUp: {
    readonly about: string;
    readonly add: string;
    readonly remove: (resource: string) => string;
    readonly costsNow: (most: number, points: string) => string;
    readonly costsLeft: (most: number, points: string) => string;
    readonly usual: Counted;
    readonly there: Counted;
    readonly start: string;
  };
  readonly choose: string;
}
