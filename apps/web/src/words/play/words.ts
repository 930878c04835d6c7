import type { Counted } from '@ochre/words';

/** What is said at a table that is played. */
export interface PlayWords {
  readonly you: string;
  readonly person: string;
  /** Who played there until they left. */
  readonly instead: (name: string, level: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinks: (name: string) => string;
  readonly waitsFor: (name: string) => string;
  /** The guide has something to read. */
  readonly waitsForReader: (name: string) => string;
  readonly turnDone: string;
  readonly canTakeBack: string;
  readonly over: string;
  readonly seeBoard: string;
  readonly lookingBack: Counted;
  readonly backToNow: string;
  readonly playOnFromHere: string;
  readonly askUndo: string;
  readonly goBack: string;
  readonly resign: string;
  readonly resignSure: string;
  /** When nobody but bots would be left. */
  readonly resignLast: string;
  readonly working: string;
  readonly sending: string;
  readonly seconds: Counted;
  readonly gone: string;
  readonly goneAbout: string;
  readonly unplayable: string;
  readonly unplayableAbout: string;
  readonly newVersion: string;
  readonly broken: string;
  readonly brokenAbout: string;
  readonly reload: string;
  readonly refused: string;
  readonly skip: string;
  readonly replays: string;
  readonly noReplays: string;
  readonly cannotStore: string;
  /** On the first table: an offer to be led. */
  readonly newHere: string;
  readonly showMe: string;
}
