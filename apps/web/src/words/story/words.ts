import type { Phrase } from '@ochre/match';
import type { Ending, Resource } from '@ochre/stone-age/rules';
import type { LandPlace } from '../../board/place.ts';
import type { Counted } from '../counted.ts';

/** Chooses a verb's form: the reader is spoken to, everybody else is spoken of. */
export type Verb = (you: string, they: string) => string;

/** What somebody does, with its verb first, so that several can follow one name. */
type Doing<Facts extends readonly unknown[] = []> = (verb: Verb, ...facts: Facts) => string;

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
  /** A sentence of what somebody does, one after the other; `who` is undefined for the reader. */
  readonly sentence: (who: string | undefined, doings: readonly string[]) => string;
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

  /** What people do at the table around the game. */
  readonly atTable: {
    readonly made: string;
    readonly began: string;
    readonly resumed: string;
    readonly closed: string;
    readonly rematched: string;
    readonly sat: Doing;
    readonly stood: Doing;
    readonly tookBack: Doing<[moves: number]>;
    readonly undoAsked: Doing<[moves: number]>;
    readonly agreed: Doing;
    readonly refused: Doing;
    readonly replaced: Readonly<Record<'clock' | 'resigned', Doing<[level: string]>>>;
    readonly said: (who: string, text: string) => string;
    readonly muted: (whom: string) => string;
    readonly heardAgain: (whom: string) => string;
    readonly watching: string;
    readonly you: string;
    readonly phrases: Readonly<Record<Phrase, string>>;
  };

  readonly log: {
    readonly open: string;
    readonly fold: string;
    readonly toNow: string;
    readonly empty: string;
    /** Before the last of many sentences that are read aloud. */
    readonly more: Counted;
  };

  readonly dice: {
    readonly title: string;
    readonly whose: string;
    readonly all: string;
    readonly you: string;
    readonly throws: Counted;
    readonly mean: (mean: string) => string;
    readonly expected: (each: string) => string;
    readonly more: (pips: string) => string;
    readonly less: (pips: string) => string;
    readonly asExpected: string;
    readonly face: (face: number, count: number) => string;
    readonly none: string;
  };

  readonly replay: {
    readonly controls: string;
    readonly moment: string;
    readonly at: (round: string, move: number, of: number) => string;
    readonly setUp: string;
    readonly stepBack: string;
    readonly stepOn: string;
    readonly roundBack: string;
    readonly roundOn: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
    readonly playOn: string;
    readonly keys: string;
    readonly broken: string;
  };

  readonly share: {
    readonly title: string;
    readonly about: string;
    readonly aboutRunning: string;
    readonly send: string;
    readonly download: string;
    readonly copied: string;
    readonly failed: string;
  };

  readonly verify: {
    readonly about: string;
    readonly working: string;
    readonly holds: Counted;
    readonly fails: string;
    readonly untold: string;
    readonly commitment: string;
    readonly secret: string;
    readonly notRevealed: string;
    readonly hash: string;
    readonly nonceOf: (who: string) => string;
    readonly noNonces: string;
    readonly checks: Readonly<Record<'rules' | 'commitment' | 'moves' | 'result', string>>;
    readonly right: string;
    readonly wrong: string;
    readonly unchecked: string;
    readonly rules: (version: string) => string;
    readonly sealHolds: string;
    readonly movesHold: (moves: number, dice: number) => string;
    readonly scores: (scores: string) => string;
    readonly stillRuns: string;
  };

  readonly import: {
    readonly title: string;
    readonly about: string;
    readonly choose: string;
    readonly drop: string;
    readonly paste: string;
    readonly placeholder: string;
    readonly open: string;
    readonly broken: string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
}
