import type { ElderArea } from '@ochre/stone-age/rules';
import type { Counted } from '@ochre/words';
import type { StoneAgeWords } from '../../../words.ts';

type Grade = keyof StoneAgeWords['grades'];

/** What the one-player game shows. */
export interface SoloShowingWords {
  /** In a sentence; in English as they are typed. */
  readonly difficulties: StoneAgeWords['difficulties'];
  /** P1.5 */
  readonly setUp: (cards: number, tiles: number) => string;
  readonly difficulty: (name: string) => string;
  readonly toTheEnd: (tiles: string, cards: string) => string;

  readonly opening: {
    readonly daily: (day: string, game: string) => readonly string[];
    readonly usual: (game: string) => readonly string[];
  };

  readonly elder: {
    readonly title: string;
    /** Beside a place. */
    readonly mark: string;
    /** Where he and the village stand in a line of the board. */
    readonly name: string;
    readonly village: string;
    readonly notPlaced: string;
    readonly isNotPlaced: string;
    readonly where: Readonly<Record<ElderArea, string>>;
    /** P3.2: what he takes in the village. */
    readonly tokens: string;
    /** In one line. */
    readonly closes: (name: string, area: string) => string;
    readonly takes: (good: string) => string;
    readonly takesTokens: string;
    readonly takesFood: string;
    readonly stays: string;
    readonly next: (area: string) => string;
    /** In sentences. */
    readonly closed: (where: string) => string;
    readonly isThere: (where: string, places: string) => string;
    readonly cardsCost: (material: string) => string;
    readonly cardsCostAndFeed: (material: string) => string;
    readonly feedsToo: string;
    readonly staysThere: string;
    readonly goesTo: (where: string) => string;
  };

  readonly places: {
    readonly village: Counted;
    readonly villageInOrder: Counted;
    readonly villageInSentence: (places: number, order: string) => string;
    readonly pool: (goods: string) => string;
    readonly outsidePool: (goods: string) => string;
    readonly fieldPrice: Counted;
    readonly averages: string;
    readonly last: string;
    readonly next: string;
    readonly tilesLeft: Counted;
    readonly below: string;
    readonly draw: string;
    readonly more: Counted;
    readonly room: string;
    readonly full: string;
  };

  readonly stakes: {
    readonly title: string;
    readonly titleOfTurn: string;
    readonly nothing: string;
    readonly toPlace: (people: number, points: number) => string;
    readonly toUse: (people: number, points: number) => string;
    readonly nobodyHungry: string;
    readonly feeding: (need: number, food: number) => string;
    readonly feedingWith: (need: number, goods: string) => string;
    readonly starving: (feeding: string) => string;
    readonly inTokens: Counted;
    readonly cardDiscarded: string;
    readonly room: (place: string, goods: string, lost: string) => string;
  };

  readonly scores: {
    readonly ifEnded: Counted;
    readonly grades: Readonly<Record<Grade, string>>;
    readonly complete: string;
    readonly wouldBeComplete: string;
    readonly more: (points: number, grade: Grade, from: number) => string;
    readonly moreFrom: (points: number, grade: Grade, from: number) => string;
    readonly result: (points: number, grade: Grade) => string;
    readonly missed: (points: number, grade: Grade) => string;
    /** In the line to share. */
    readonly groups: Readonly<Record<'track' | 'cards' | 'goods' | 'left' | 'draw', string>>;
    readonly turns: Counted;
  };

  readonly plain: {
    readonly people: Counted;
    readonly closed: string;
    readonly outsidePool: (goods: string) => string;
    readonly cost: (price: string) => string;
    readonly discarded: Counted;
    readonly stacks: string;
    readonly atMost: Counted;
    readonly feeding: Counted;
  };

  readonly paying: {
    readonly tool: (slot: number, value: number) => string;
    readonly leaves: (goods: string) => string;
    readonly tokensLeave: string;
  };
}
