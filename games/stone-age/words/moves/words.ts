import type { Resource } from '@ochre/stone-age/rules';
import type { LandPlace } from '../land-place.ts';

/** What a card or a building is called in a sentence, without its article, and the sentences about it. */
interface BoughtWords {
  /** It costs so much. */
  readonly pay: (what: string, payment: string) => string;
  /** Where people go. */
  readonly to: (what: string) => string;
  /** As what is left. */
  readonly it: (what: string) => string;
  /** One of several that are called the same. */
  readonly onSpace: (what: string, space: number) => string;
}

/** Moves as one says them at the table, and what they bring; without a full stop. */
export interface MoveWords {
  /** A place as what is used, or left. */
  readonly places: Readonly<Record<LandPlace, string>>;
  readonly works: Readonly<Record<Resource, string>>;
  readonly use: (place: string) => string;
  readonly leave: (place: string) => string;

  /** Several, by their values: "tools 2 + 1". */
  readonly tools: (values: string) => string;

  readonly card: BoughtWords & {
    readonly ofCulture: (culture: string) => string;
    readonly withPeople: (people: string) => string;
  };
  readonly building: BoughtWords & {
    readonly named: (name: string) => string;
    readonly forPoints: (points: number) => string;
    /** Where the points depend on what is paid. */
    readonly costing: (cost: string) => string;
  };

  /** By the odds. */
  readonly about: (goods: string) => string;
  /** For whom a place is full then. */
  readonly noRoom: (names: string) => string;
  /** A hunt that may be split (S4.2). */
  readonly foodOrJewelry: (count: number) => string;
  /** What a card counts for, if the game ended now. */
  readonly atTheEnd: (points: number) => string;
}
