import type { Phrase, TableView } from '@ochre/match';
import type { Talkers } from '@ochre/protocol/vocabulary';
import type { Counted, Doing } from '@ochre/words';

type Leaving = NonNullable<TableView['seats'][number]['left']>;

/** What happened, in sentences; and what the replay says around them. */
export interface StoryWords {
  /** What people do at the table around the game. */
  readonly atTable: {
    readonly made: string;
    readonly began: string;
    readonly resumed: string;
    readonly closedFor: Readonly<Record<'left' | 'rules', string>>;
    readonly rematched: string;
    readonly sat: Doing;
    readonly stood: Doing;
    readonly tookBack: Doing<[moves: number]>;
    readonly undoAsked: Doing<[moves: number]>;
    readonly agreed: Doing;
    readonly refused: Doing;
    readonly replaced: Readonly<Record<Leaving, Doing<[level: string]>>>;
    readonly replaceAsked: Doing<[whom: string]>;
    readonly replaceAgreed: Doing;
    readonly replaceRefused: Doing;
    readonly said: (who: string, text: string) => string;
    readonly talkLimited: Readonly<Record<Talkers, string>>;
    readonly banned: (whom: string) => string;
    readonly unbanned: (whom: string) => string;
    /** What somebody is, beside a name that anybody could have. */
    readonly marks: Readonly<Record<'watching' | 'host' | 'bot', string>>;
    readonly marked: (name: string, marks: string) => string;
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
    readonly aboutLink: string;
    readonly tooLong: string;
    readonly copyLink: string;
    readonly picture: string;
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
    /** Where chance threw no dice. */
    readonly drawHolds: string;
    readonly fails: string;
    readonly untold: string;
    readonly commitment: string;
    readonly secret: string;
    readonly notRevealed: string;
    readonly hash: string;
    readonly nonceOf: (who: string) => string;
    readonly noNonces: string;
    readonly checks: Readonly<
      Record<'rules' | 'commitment' | 'moves' | 'result' | 'witness', string>
    >;
    readonly right: string;
    readonly wrong: string;
    readonly unchecked: string;
    readonly rules: (version: string) => string;
    readonly otherRules: (version: string) => string;
    readonly sealHolds: string;
    readonly movesHold: (moves: number, dice: number) => string;
    readonly scores: (scores: string) => string;
    readonly stillRuns: string;
    readonly nonceOfBot: (who: string) => string;
    /** What this browser saw before the game. */
    readonly witness: {
      readonly same: string;
      readonly sameAndOwn: string;
      readonly otherSeal: string;
      readonly otherNumber: string;
      readonly chosenForBot: string;
      readonly notSeen: string;
    };
  };

  readonly import: {
    readonly title: string;
    readonly about: string;
    readonly choose: string;
    readonly drop: string;
    readonly paste: string;
    readonly placeholder: string;
    readonly open: string;
    readonly brokenLink: string;
    readonly broken: string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
}
