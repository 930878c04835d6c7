import type { Profession, Resource } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';
import type { LandPlace } from '../../../land-place.ts';

/** The columns of the table of players. */
export type Head =
  | 'score'
  | 'end'
  | 'food'
  | 'after'
  | Resource
  | 'jewelry'
  | 'merchant'
  | 'people'
  | 'agriculture'
  | 'tools'
  | 'needed';

/** What the board says, in narrow columns: the shortest words that are still clear. */
export interface BoardWords {
  readonly places: Readonly<Record<LandPlace, string>>;
  readonly cardSpace: Counted;
  readonly buildingSpace: Counted;
  readonly ownedBy: (place: string, owner: string) => string;
  readonly firstPlayer: (name: string) => string;
  readonly noLimit: string;
  readonly taken: string;

  readonly gathering: string;
  /** B3.5, by the number of players. */
  readonly gatheringLimits: Readonly<Record<number, string>>;
  /** B3.4, S3.2 */
  readonly villageLimit: (open: number, places: number) => string;
  readonly averages: string;
  readonly dice: Counted;
  readonly pay: (price: string) => string;

  readonly culture: (sets: string) => string;
  readonly narrowProfessions: Readonly<Record<Profession, Counted>>;
  readonly oneUseTool: Counted;
  readonly anyResources: string;
  /** The sign for the value of what is paid. */
  readonly value: string;

  readonly heads: Readonly<Record<Head, string>>;
  /** Where there is little room. */
  readonly briefHeads: Readonly<Partial<Record<Head, string>>>;

  /** Line by line. */
  readonly first: (name: string) => string;
  readonly placeOf: (owner: string) => string;
  /** Between what a building costs and what it scores. */
  readonly scores: string;
  readonly there: (people: string) => string;
  readonly afterFeeding: Counted;
  readonly tradeUsed: string;
  readonly stock: (goods: string) => string;
}
