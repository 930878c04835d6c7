import type { Counted } from '@ochre/words';
import type { Building, Scored, SegmentKind } from '../../../rules/index.ts';
import type { Standing } from '../../words.ts';

/** What strong players want to know, said. */
export interface InsightWords {
  /** What can be shown on the land. */
  readonly farms: string;
  readonly tiles: string;
  readonly challenges: Counted;

  /** A feature by who holds it. */
  readonly whose: {
    readonly free: Readonly<Record<Scored, string>>;
    readonly yours: Readonly<Record<Scored, string>>;
    readonly shared: Readonly<Record<Scored, string>>;
    /** Complete, and nobody is on it any more. */
    readonly closed: Readonly<Record<Scored, string>>;
    readonly theirs: (name: string, what: Scored) => string;
  };
  readonly tilesIn: Counted;
  readonly shields: Counted;
  readonly openSides: Counted;
  readonly openSquares: Counted;

  readonly ifLaid: {
    readonly title: string;
    /** That feature is complete then. */
    readonly closes: (whose: string) => string;
    /** With so many tiles at the least. */
    readonly closesWith: Counted;
    readonly sendsHome: (name: string) => string;
    /** So many are one then. */
    readonly joinsFarms: Counted;
    readonly outnumbered: (name: string) => string;
    readonly nothing: string;
    /** Read aloud for an arrow between two numbers. */
    readonly nowAndClosed: (now: number, closed: number) => string;
  };

  /** What a follower there would hold. */
  readonly ifClaimed: {
    readonly title: Readonly<Record<Standing, string>>;
    readonly eachAtTheEnd: (points: number) => string;
    readonly openCities: Counted;
    readonly ifTheyClose: Counted;
    /** How long the follower is there, and more about it. */
    readonly stays: readonly [said: string, about: string];
    readonly comesHome: readonly [said: string, about: string];
  };

  readonly feature: {
    readonly closed: string;
    readonly nobody: string;
    readonly now: string;
    readonly whenClosed: string;
    readonly atTheEnd: string;
    /** Closed cities that a farm feeds. */
    readonly feeds: Counted;
    /** All features that somebody is on, for who goes by keys or hears the land. */
    readonly list: string;
  };

  readonly farmsCard: {
    readonly title: string;
    readonly eachFarm: (points: number) => string;
    readonly eachCity: (points: number) => string;
    readonly feeds: (closed: number, open: number) => string;
    readonly none: string;
  };

  readonly drawer: {
    readonly about: string;
    readonly all: (types: number) => string;
    readonly fits: string;
    readonly kinds: Readonly<Record<'city' | 'road' | 'building', string>>;
    readonly choose: string;
    readonly fitHere: (fits: number, left: number) => string;
    readonly types: Counted;
    readonly percent: Counted;
    readonly chance: string;
    readonly sides: string;
    readonly open: string;
    readonly sideKinds: Readonly<Record<SegmentKind, string>>;
    readonly count: (tile: string, left: number, all: number) => string;
    readonly allTypes: (types: number) => string;
  };

  readonly dead: string;
  readonly closedFor: (building: Building, rule: string) => string;

  readonly whyNot: {
    readonly sides: string;
    readonly alone: string;
    readonly several: Readonly<Record<Building, (others: number) => string>>;
    readonly underChallenge: Readonly<Record<Building, string>>;
    readonly taken: Readonly<Record<Building, string>>;
    readonly severalAbout: Readonly<Record<Building, (others: number) => string>>;
    readonly challengeAbout: string;
    readonly takenAbout: string;
    readonly inNoTurn: string;
    readonly otherSquares: Counted;
    readonly rule: (rule: string) => string;
  };

  readonly challenge: {
    readonly title: (points: number) => string;
    readonly role: Readonly<Record<Building, (name: string) => string>>;
    readonly missing: Counted;
    readonly ofEight: (filled: number) => string;
    readonly leads: string;
    readonly level: string;
    readonly first: (points: number) => string;
    readonly rest: (points: number) => string;
    readonly shared: Counted;
    readonly ifEnded: (one: string, points: number, other: string, otherPoints: number) => string;
    readonly open: (one: string, other: string) => string;
  };
}
