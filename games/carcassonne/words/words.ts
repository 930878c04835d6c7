import type { Counted, Doing } from '@ochre/words';
import type {
  Building,
  InTheWay,
  JoinedFeature,
  Mismatch,
  Scored,
  SegmentKind,
  Side,
  Source,
} from '../rules/index.ts';
import type { MoveWords } from './moves/words.ts';
import type { OfferWords } from './offer/words.ts';

/** What a follower can stand on. */
export type Standing = SegmentKind | Building;

/**
 * Everything that is said of Carcassonne. A language is one object of this type, so a missing word does
 * not compile. Names are the rulebook's words in that language.
 */
export interface CarcassonneWords extends OfferWords {
  /** Segments of a tile, alone: `city`, `field`. */
  readonly segments: Readonly<Record<Standing, string>>;
  /** What is scored, alone: a field is part of a farm. */
  readonly features: Readonly<Record<Scored, string>>;
  /** Followers by what they stand on: `1 knight`. */
  readonly followers: Readonly<Record<Standing, Counted>>;
  /** The points of the compass, as one letter each. */
  readonly sides: Readonly<Record<Side, string>>;
  readonly sources: Readonly<Record<Source, string>>;

  /** What a tile shows: "city north (a shield), road east and west". */
  readonly shows: {
    readonly side: Readonly<Record<Side, string>>;
    readonly nothingBut: (what: string) => string;
    readonly shield: string;
  };

  readonly tile: (id: string) => string;
  readonly moves: MoveWords;
  readonly points: Counted;

  readonly does: {
    readonly turned: Doing<[tile: string]>;
    readonly removed: Doing<[tile: string]>;
    readonly laid: Doing<[tile: string, square: string]>;
    readonly claimed: Readonly<Record<Standing, Doing>>;
    readonly declined: Doing;
    readonly challenged: Doing<[opponent: string]>;
    readonly challengedYou: Doing;
    readonly challengedOneself: Doing;
    readonly challengeLost: Doing;
    /** For something complete, for a farm, and at the end for what is not complete. */
    readonly scored: Readonly<Record<Scored, Doing<[points: string]>>>;
    readonly scoredOpen: Readonly<Record<Scored, Doing<[points: string]>>>;
  };
  readonly over: string;

  /** Why a move is not allowed, by what stands against it. */
  readonly reasons: {
    readonly over: string;
    readonly turn: (who: string) => string;
    readonly layFirst: string;
    readonly claimNow: string;
    readonly alone: (square: string) => string;
    readonly occupied: (square: string) => string;
    /** One side; several are told one after the other. */
    readonly side: (mismatch: Mismatch) => string;
    readonly building: Readonly<
      Record<InTheWay, (there: Building, square: string, laid: Building) => string>
    >;
    readonly absent: (segment: string, has: string) => string;
    readonly noFarmers: string;
    readonly held: Readonly<Record<JoinedFeature, (who: string) => string>>;
    readonly heldByYou: Readonly<Record<JoinedFeature, string>>;
  };
}
