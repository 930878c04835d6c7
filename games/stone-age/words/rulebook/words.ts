import type { Culture, Profession, Resource } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';
import type { LandPlace } from '../land-place.ts';
import type { BookName } from './books.ts';
import type { RulebookPages } from './pages/words.ts';

/** Goods are given in words: *2 wood and 1 clay*. */
type OfGoods = (goods: string) => string;

/** One sentence per kind of effect: what it does, for who has never read the rules. */
interface EffectSentences {
  readonly goods: OfGoods;
  readonly points: Counted;
  readonly roll: (dice: number, resource: Resource, divisor: number) => string;
  readonly tool: string;
  readonly oneUseTool: Counted;
  readonly agriculture: string;
  readonly person: string;
  readonly income: OfGoods;
  readonly merchant: (steps: number, jewelry: string | undefined) => string;
  readonly anyResource: string;
  readonly anyResources: Counted;
  readonly work: (resource: Resource, divisor: number, people: number) => string;
  readonly extraCard: string;
  /** What the faces bring is said after it. */
  readonly dice: string;
}

/** What the rulebook says around the rules, and what explains cards, tiles and places. */
export interface RulebookWords {
  readonly parts: Readonly<Record<'components' | 'places', string>>;
  /** The illustrated pages. */
  readonly pages: RulebookPages;
  readonly about: Readonly<Record<BookName, string>>;
  readonly search: Readonly<Record<'components', string>>;

  readonly components: {
    readonly found: Counted;
    readonly kind: string;
    readonly kinds: Readonly<Record<'all' | 'cards' | 'tiles', string>>;
    readonly module: string;
    readonly allModules: string;
    readonly cost: string;
    readonly atOnce: string;
    readonly atEnd: string;
    readonly cardsAbout: string;
    readonly tilesAbout: string;
    readonly unsure: string;
  };

  readonly explained: {
    readonly effects: EffectSentences;
    readonly face: (face: number, reward: string) => string;
    readonly culture: (symbol: Culture) => string;
    readonly professions: Readonly<Record<Profession, Counted>>;
    readonly cost: {
      readonly fixed: OfGoods;
      readonly kinds: (count: number, kinds: number) => string;
      readonly range: (min: number, max: number) => string;
      readonly jewelry: (min: number, max: number) => string;
    };
    readonly tilePoints: {
      readonly printed: Counted;
      readonly value: string;
      readonly perJewelry: Counted;
    };
    readonly places: Readonly<Record<LandPlace, readonly [string, ...string[]]>>;
    readonly cardSpace: Counted;
    readonly jewelrySpace: string;
    readonly buildingSpace: string;
    readonly works: string;
    /** What is different in the game for one. */
    readonly solo: {
      /** P2.2: after what a card brings in food, and in resources. */
      readonly fromBoard: string;
      readonly fromPool: string;
      /** After what a place with dice brings. */
      readonly room: string;
      readonly places: Readonly<Record<'toolmaker' | 'hut' | 'field', string>>;
      readonly cardSpace: Counted;
      readonly buildingSpace: string;
      readonly effects: Pick<EffectSentences, 'tool' | 'extraCard' | 'anyResources' | 'dice'>;
    };
  };
}
