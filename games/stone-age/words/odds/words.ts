import type { Counted } from '@ochre/words';
import type { CitableRule } from './citable-rules.ts';

/** What odds say, and why something cannot be done. Numbers come as the language writes them. */
export interface OddsWords {
  readonly title: string;
  readonly percent: (value: string) => string;
  readonly about: (value: string) => string;

  /** Rolls. */
  readonly chances: string;
  readonly orFewer: Counted;
  readonly orMore: Counted;
  readonly chanceOf: (what: string, percent: string) => string;
  readonly mean: string;
  readonly withTools: (values: string) => string;
  readonly asFoodOrJewelry: string;

  /** Cards, buildings and the village. */
  readonly costs: string;
  readonly missing: (goods: string) => string;
  readonly brings: string;
  readonly atTheEnd: string;
  readonly nowAndLater: (now: string, later: string) => string;
  readonly atOnce: string;
  readonly ifEnded: string;
  readonly worth: string;
  readonly lessCost: (value: string) => string;
  readonly canPay: string;
  readonly payable: Readonly<Record<'stock' | 'redeeming' | 'trading' | 'not', string>>;

  /** Feeding. */
  readonly afterFeeding: string;
  readonly eaten: Counted;
  readonly there: Counted;
  readonly harvested: Counted;
  readonly hunted: (mean: string) => string;
  readonly left: (food: string) => string;
  readonly short: (food: string) => string;
  readonly fed: (percent: string) => string;
  readonly fedWithTools: (percent: string) => string;
  readonly payInstead: Counted;

  /** Why not. */
  readonly notYourTurn: string;
  readonly answerFirst: string;
  /** Opens what else is to be said of the place. */
  readonly more: string;
  /** What is in the way, exactly; of what has no numbers, the reason below. */
  readonly inTheWay: {
    readonly own: Counted;
    readonly taken: (name: string, people: string) => string;
    readonly full: (circles: number, who: string) => string;
    readonly players: (players: number, most: number, who: string) => string;
    readonly village: (players: number, most: number, places: string) => string;
    readonly home: (needed: string, home: number) => string;
    readonly owner: (name: string) => string;
    readonly nobody: string;
    readonly price: (cost: string, missing: string) => string;
    /** Where other goods would do as well. */
    readonly priceSuchAs: (cost: string, missing: string) => string;
  };
  readonly rule: (number: string) => string;
  readonly reasons: Readonly<Record<CitableRule, string>>;
}
