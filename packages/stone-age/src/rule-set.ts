import type { Chance, Decision, Listen, Purpose, Setup, WhyNot } from '@ochre/kernel';
import type { Action, ActionKind, ActionOf, Trade } from './action.ts';
import type { Card, Cost, Effect, GoodsCount, Tile } from './components.ts';
import type { Event } from './events.ts';
import type { PaymentTable } from './payments.ts';
import type { Player, State } from './state.ts';
import type { Table } from './table.ts';
import type { Good, Phase, PlaceName, Profession, Resource } from './vocabulary.ts';

/**
 * The rules of one game, composed once for its setup (compose.ts) and never changed. Phases and
 * effects read everything from here, so none of them asks which modules are on.
 */
export interface RuleSet {
  readonly setup: Setup;
  readonly players: number;
  readonly places: readonly Place[];
  readonly placeNamed: Table<Place>;
  readonly cardSpaces: readonly Place[];
  /** Those where several players may stand: hunting grounds and resources. */
  readonly sharedPlaces: readonly Place[];
  /** The one move to each place for one player alone, by index. */
  readonly placingAlone: readonly Action[];
  /** The tool maker, the hut, the field… */
  readonly village: readonly Place[];
  /** Sets of places as bits, by index: the village, those for one player alone, pairs. */
  readonly bits: {
    readonly village: number;
    readonly forOne: number;
    readonly pairs: number;
  };
  /** B3.4: how many of them may be occupied in a round, and by which rule. */
  readonly villageLimit: number;
  readonly villageRule: string;
  /** B2.3: how many tiles a stack has. */
  readonly stackSize: number;
  /** What each player starts with, besides what the base game gives. */
  readonly start: Partial<Player>;
  readonly cards: Table<CardRule>;
  readonly tiles: Table<TileRule>;
  /** A round, step by step; after the last one the first comes again. */
  readonly steps: readonly Step[];
  readonly scoring: readonly ScoringLine[];
  /** B1.4 */
  readonly negativeScores: boolean;
  /** B6.5 */
  readonly diceFirst: 'startPlayer' | 'buyer';
  /** S6.4: how much jewelry comes at least with every advance of the merchant. */
  readonly jewelryPerAdvance: number;
  /** What a purchase may be paid with besides one's stock. */
  readonly trading: Trading | undefined;
  /** What modules add to a player in a snapshot. */
  readonly playerFields: readonly ((player: Player) => object)[];
}

/** Trades inside a purchase (S5). */
export interface Trading {
  /** Adds the purchases that a trade makes possible. */
  offer(
    owner: Player,
    place: Place,
    payments: PaymentTable,
    points: Tile['points'],
    actions: Action[],
  ): void;
  make(turn: Turn, player: number, trade: Trade): void;
  /** Why a purchase with this trade is refused, its price apart. */
  whyNot(owner: Player, purchase: Purchase): WhyNot | undefined;
  /** A number for what a purchase leaves: equal for those that are the same move (S5.5). */
  outcome(owner: Player, pay: GoodsCount, trade: Trade, points: Tile['points']): number;
}

export type Purchase = ActionOf<'buy' | 'build'>;

/** A card or tile, with what its dice are drawn for. */
export interface Source {
  readonly id: string;
  readonly purpose: Purpose;
}

export interface CardRule extends Card, Source {
  /** The lower part: its symbol of culture as a bit, 0 for a sand card. */
  readonly symbol: number;
  /** The lower part: its people, by profession. */
  readonly professions: Readonly<Record<Profession, number>>;
}

/** What the lower parts of all cards of a player show. */
export interface CardsShown extends Readonly<Record<Profession, number>> {
  /** The symbols of culture, as bits; then those of them that are there at least twice. */
  readonly symbols: number;
  readonly secondSymbols: number;
}

export interface TileRule extends Pick<Tile, 'cost' | 'points'>, Source {
  readonly effect: Effect | undefined;
  readonly payments: PaymentTable;
}

export interface Place {
  readonly name: PlaceName;
  readonly index: number;
  readonly group: 'hunt' | 'resource' | 'production' | 'village' | 'card' | 'building';
  /** Open to the owner of this tile alone; '' for places open to all. */
  readonly tile: string;
  /** The rule that says how many people it takes. */
  readonly rule: string;
  /** Places for one player alone take exactly `atLeast` people; the others, from that up. */
  readonly forOne: boolean;
  readonly atLeast: number;
  /** How many people fit (B3.3). */
  readonly circles: number;
  /** How many players may stand there (B3.5). */
  readonly mostPlayers: number;
  readonly work: Work;

  /** Moves are made once and shared: one object for each. `placing` is by number of people. */
  readonly placing: readonly Action[];
  readonly use: Action;
  readonly leave: Action;
  /** `buy` or `build`, by the payment's id. */
  readonly paying: readonly Action[];
}

/** What the card on a space costs, by which rule, and whether one more may be bought with it (S6.2). */
export interface CardPrice {
  readonly cost: Cost;
  readonly rule: string;
  readonly words: string;
  readonly extraCard: boolean;
}

/** What people do at a place. */
export type Work =
  | {
      readonly kind: 'roll';
      readonly good: Good;
      readonly divisor: number;
      /** What comes is split into goods of choice (S4.2). */
      readonly split: boolean;
      readonly purpose: Purpose;
    }
  | { readonly kind: 'tool' }
  | { readonly kind: 'person' }
  | { readonly kind: 'agriculture' }
  | { readonly kind: 'merchant'; readonly steps: number; readonly jewelry: number }
  | {
      readonly kind: 'buy';
      readonly space: number;
      readonly price: CardPrice;
      readonly payments: PaymentTable;
    }
  | { readonly kind: 'build'; readonly stack: number };

/** What a running action may touch. */
export interface Turn {
  readonly state: State;
  readonly rules: RuleSet;
  readonly chance: Chance;
  readonly listen: Listen<Event> | undefined;
}

/** One step of a round. */
export interface Step {
  readonly name: string;
  /** What a snapshot calls it. */
  readonly phase: Exclude<Phase, 'over'>;
  begin(turn: Turn): void;
  /** Goes on until somebody must decide; false when the step is over. */
  ask(turn: Turn): boolean;
  /** What `ask` asks the player whose turn it is; a step without it decides nothing itself. */
  readonly question?: Question;
}

/** Something a player is asked: what is legal, what an answer does, and why another is refused. */
export interface Question {
  /** By player; made once, because it is read at every decision. */
  readonly decisions: readonly Decision[];
  /** The kinds of move that answer it. */
  readonly answers: readonly ActionKind[];
  /** What is asked, for those who answer something else. */
  readonly now: string;
  legal(state: State, rules: RuleSet): readonly Action[];
  answer(turn: Turn, action: Action): void;
  /** True when there is nothing to ask any more: it is then dropped. */
  isMoot?(state: State): boolean;
  /** Why an action of a kind that answers is refused; undefined when nothing speaks against it. */
  whyNot(state: State, rules: RuleSet, action: Action): WhyNot | undefined;
}

export interface ScoringLine {
  readonly name: string;
  points(player: Scored, shown: CardsShown): number;
}

/** What the scoring looks at: a player, or as much of one as a viewer sees (`null` is no card). */
export interface Scored
  extends Readonly<
    Pick<
      Player,
      Resource | 'score' | 'people' | 'agriculture' | 'tools' | 'redeemable' | 'buildings'
    >
  > {
  readonly cards: readonly (string | null)[];
  /** Not in every game. */
  readonly merchant?: number;
}

/** The most players any game of Stone Age has. */
export const MOST_PLAYERS = 5;

export const decisionsOf = (kind: string): readonly Decision[] =>
  Array.from({ length: MOST_PLAYERS }, (_, player) => ({ player, kind }));

export const why = (rule: string, message: string): WhyNot => ({ rule, message });
