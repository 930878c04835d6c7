import type { Ending, Resource } from '@ochre/stone-age/rules';
import type { Counted, Doing } from '@ochre/words';
import type { LandPlace } from '../land-place.ts';

/** Where people go, and where they come back from. */
export interface WayWords {
  readonly to: string;
  readonly from: string;
}
interface NumberedWayWords {
  readonly to: Counted;
  readonly from: Counted;
}

/** What happened, in sentences; and what the replay says around them. */
export interface StoryWords {
  readonly quoted: (name: string) => string;

  readonly ways: Readonly<Record<LandPlace, WayWords>>;
  readonly cardWay: NumberedWayWords;
  readonly buildingWay: NumberedWayWords;
  readonly worksWays: Readonly<Record<Resource, WayWords>>;

  /** What players do in the game. */
  readonly does: {
    readonly placed: Doing<[people: string, to: string]>;
    readonly stayedHome: Doing<[people: string]>;
    readonly returned: Doing<[people: string, from: string]>;
    readonly rolled: Doing<[dice: string]>;
    readonly rolledFor: Doing<[dice: string, good: string]>;
    readonly rolledForAll: Doing<[dice: string]>;
    readonly usedTool: Doing<[value: number]>;
    readonly usedTools: Doing<[tools: number, sum: number]>;
    readonly picked: Doing<[face: number]>;
    readonly gained: Doing<[goods: string]>;
    readonly gainedFrom: Doing<[goods: string, building: string]>;
    readonly gainedNothing: Doing;
    readonly harvested: Doing<[goods: string]>;
    readonly redeemed: Doing<[goods: string]>;
    readonly noRoom: Doing<[goods: string]>;
    readonly paid: Doing<[goods: string]>;
    readonly fedWith: Doing<[goods: string]>;
    readonly lost: Doing<[goods: string]>;
    readonly offered: Doing<[goods: string]>;
    readonly tool: Doing<[tools: string]>;
    readonly agriculture: Doing<[step: number]>;
    readonly person: Doing<[people: number]>;
    readonly merchant: Doing<[step: number]>;
    readonly traded: Doing<[give: string, get: string]>;
    readonly scored: Doing<[points: string]>;
    readonly redeemable: Doing;
    readonly cardBought: Doing<[card: string]>;
    readonly cardDrawn: Doing<[card: string]>;
    readonly cardDrawnUnseen: Doing;
    readonly cardTaken: Readonly<Record<'outside' | 'discard', Doing<[card: string]>>>;
    readonly built: Doing;
    readonly builtNamed: Doing<[building: string]>;
    readonly fed: Doing<[food: string]>;
    readonly fedInPart: Doing<[food: string, missing: number]>;
    readonly fedNobody: Doing;
    readonly starved: Doing;
    readonly stockedFood: Doing<[food: string]>;
    readonly removed: Doing<[goods: string]>;
    readonly leftAll: Doing<[good: string]>;
  };

  /** What happens by itself, as whole sentences. */
  readonly happens: {
    readonly tileOpened: (stack: number, building: string, left: number) => string;
    readonly stackEmpty: Counted;
    readonly elder: (area: string) => string;
    readonly slid: (card: string) => string;
    readonly cycled: (stack: number, tiles: number) => string;
    readonly discarded: (card: string) => string;
    readonly row: Counted;
    readonly over: Readonly<Record<Ending, string>>;
  };
}
