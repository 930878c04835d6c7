import type { meta } from '@ochre/stone-age/meta';
import type { Culture, Good, Hut, Phase, Profession, Resource } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';
import type { AloudWords } from './aloud/words.ts';
import type { DecisionWords } from './decisions/words.ts';
import type { GuideWords } from './guide/words.ts';
import type { LandPlace } from './land-place.ts';
import type { MoveWords } from './moves/words.ts';
import type { OddsWords } from './odds/words.ts';
import type { PlayWords } from './play/words.ts';
import type { RulebookWords } from './rulebook/words.ts';
import type { SceneWords } from './scene/words.ts';
import type { ScreenWords } from './screens/words.ts';
import type { StoryWords } from './story/words.ts';

type Module = keyof typeof meta.modules;
type Variant = keyof typeof meta.variants;

/**
 * Everything that is said of Stone Age, in the page and in the terminal. A language is one object of this type, so a
 * missing word does not compile. Names are the rulebook's words in that language.
 */
export interface StoneAgeWords {
  readonly places: Readonly<Record<LandPlace, string>>;
  readonly cardSpace: Counted;
  readonly buildingSpace: Counted;
  /** A production building, by what it makes. */
  readonly works: Readonly<Record<Resource, string>>;

  readonly goods: Readonly<Record<Good, string>>;
  readonly goodsCounted: Readonly<Record<Good, Counted>>;
  readonly culture: Readonly<Record<Culture, string>>;
  readonly professions: Readonly<Record<Profession, Counted>>;

  readonly effects: {
    readonly points: Counted;
    readonly roll: (dice: number, resource: Resource) => string;
    readonly tool: string;
    readonly oneUseTool: Counted;
    readonly agriculture: string;
    readonly person: string;
    readonly income: (goods: string) => string;
    readonly merchant: Counted;
    readonly anyResource: string;
    readonly anyResources: Counted;
    readonly work: (resource: Resource, divisor: number, people: number) => string;
    readonly extraCard: string;
    readonly diceForAll: string;
    readonly diceWithStyle: string;
  };

  readonly tiles: {
    /** The new huts, by what they do. */
    readonly names: Readonly<Record<Hut, string>>;
    readonly title: (cost: string, points: string) => string;
    readonly kinds: (count: number, kinds: number) => string;
    /** Below the picture of it, on the tile. */
    readonly kindsShort: (count: number, kinds: number) => string;
    readonly range: (min: number, max: number) => string;
    readonly anyGoods: string;
    readonly pointsEach: Counted;
    readonly upToPeople: Counted;
    readonly points: Counted;
    readonly pointsOfPaid: string;
  };

  readonly phases: Readonly<Record<Phase, string>>;
  readonly levels: Readonly<Record<(typeof meta.levels)[number], string>>;
  readonly modules: Readonly<Record<'base' | Module | Variant, string>>;
  readonly difficulties: Readonly<
    Record<'standard' | 'easier1' | 'easier2' | 'harderTiles' | 'harderCards', string>
  >;
  readonly grades: Readonly<Record<'defeat' | 'victory' | 'major' | 'complete', string>>;
  /** Below the line of points, where there is little room. */
  readonly gradesShort: Readonly<Record<'victory' | 'major' | 'complete', string>>;
  readonly scoring: Readonly<
    Record<
      | 'track'
      | 'culture'
      | 'farmers'
      | 'toolmakers'
      | 'builders'
      | 'shamans'
      | 'traders'
      | 'resources',
      string
    >
  >;

  readonly table: {
    readonly round: Counted;
    readonly turn: Counted;
    readonly turnOrder: string;
    readonly untilTheEnd: string;
    readonly tiles: Counted;
    readonly cards: Counted;
    readonly valley: string;
    readonly left: Counted;
    readonly deck: string;
    /** What pays beside goods: while the elder is in the village, these. */
    readonly pays: Readonly<Record<'village', string>>;
    readonly emptySpace: (space: number) => string;
    readonly emptyStack: string;
    readonly standing: (who: string, count: number) => string;
    readonly firstPlayer: string;
    readonly first: string;
    readonly home: Counted;
    readonly people: Counted;
    readonly buildings: Counted;
    readonly ifEnded: Counted;
    readonly onTrack: Counted;
    readonly ifEndedShort: Counted;
    readonly sets: (sets: string) => string;
    readonly hidden: Counted;
    readonly ownerOnly: (owner: string) => string;
    readonly over: string;
    readonly won: (who: string) => string;
    readonly toMove: (who: string) => string;
    readonly tabs: Readonly<Record<'land' | 'village' | 'cards' | 'buildings', string>>;
  };

  readonly aloud: AloudWords;
  readonly odds: OddsWords;
  readonly screens: ScreenWords;
  readonly rulebook: RulebookWords;
  readonly story: StoryWords;
  readonly play: PlayWords;
  readonly scene: SceneWords;
  readonly guide: GuideWords;

  readonly solo: {
    readonly elder: string;
    readonly elderIn: (place: string) => string;
    readonly elderExplained: (good: string) => string;
    readonly elderInVillage: string;
    readonly elderHunting: string;
    readonly nextTurn: (place: string) => string;
    readonly village: string;
    readonly path: string;
    readonly ifItEndedNow: string;
    readonly forUndrawn: Counted;
    readonly moreForVictory: Counted;
    readonly onTheBoard: string;
    readonly inHut: Counted;
    readonly tokens: Counted;
    readonly discarded: Counted;
    readonly toDraw: Counted;
    readonly drawStack: string;
    readonly nextFirst: string;
    readonly discard: string;
    readonly wait: Counted;
  };

  readonly decisions: DecisionWords;
  readonly moves: MoveWords;
}
