import type {
  Chance,
  Decision,
  Listen,
  PerKind,
  Purpose,
  Random,
  Setup,
  Viewer,
  WhyNot,
} from '@ochre/kernel';
import type { Action, ActionKind, ActionOf, Trade } from './action.ts';
import type { Card, Cost, Effect, GoodsCount, Tile } from './components.ts';
import type { DecisionKind } from './decision-kinds.ts';
import type { Event } from './events.ts';
import type { PaymentTable } from './payments.ts';
import type { Ending, Player, State } from './state.ts';
import type { ByName } from './table.ts';
import type { Good, Phase, PlaceName, Profession, Resource } from './vocabulary.ts';

/**
 * The rules of one game, composed once for its setup (compose.ts) and never changed. Phases and
 * effects read everything from here, so none of them asks which modules are on.
 */
export interface RuleSet {
  readonly setup: Setup;
  readonly players: number;
  readonly places: readonly Place[];
  readonly placeNamed: ByName<Place>;
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
  /** B2.3: how many stacks there are, and how many tiles a stack has. */
  readonly stackCount: number;
  readonly stackSize: number;
  /** What each player starts with, besides what the base game gives. */
  readonly start: Partial<Player>;
  /** The last touch on a new game. */
  readonly prepare: ((state: State, rules: RuleSet) => void) | undefined;
  readonly cards: ByName<CardRule>;
  readonly tiles: ByName<TileRule>;
  /** A round, step by step; after the last one the first comes again. */
  readonly steps: readonly Step[];
  /** B9.1, B9.2: the rules by which a game ends. */
  readonly endRules: Readonly<Record<Ending, string>>;
  readonly scoring: readonly ScoringLine[];
  /** What a score is called, the lowest first; without grades the highest score wins. */
  readonly grades: readonly Grade[];
  /** B1.4 */
  readonly negativeScores: boolean;
  readonly effects: EffectRules;
  /** Where goods come from and where they go; without one there is always enough (B1.4). */
  readonly supply: Supply | undefined;
  /** What keeps people from places besides other people. */
  readonly closures: Closures | undefined;
  /** Points lost for each person who is not placed, or placed and not used. */
  readonly idlePoints: number;
  readonly cardPaying: CardPaying;
  /** B6.5 */
  readonly diceFirst: 'startPlayer' | 'buyer';
  /** S6.4: how much jewelry comes at least when the merchant's marker moves. */
  readonly jewelryPerAdvance: number;
  /** What a purchase may be paid with besides one's stock. */
  readonly trading: Trading | undefined;
  /** When a kind of move is made, where that differs from the base game. */
  readonly madeWhen: Readonly<Partial<Record<ActionKind, readonly [rule: string, when: string]>>>;
  /** What modules add to a player in a snapshot. */
  readonly playerFields: readonly ((player: Player) => object)[];
  /** What modules add to a snapshot as a whole. */
  readonly tableFields: readonly ((state: State) => object)[];
  /** Draws anew what the viewer cannot know. */
  readonly dealHidden: (copy: State, rules: RuleSet, viewer: Viewer, random: Random) => void;
  /** Whether an event showed something that nobody could know before. */
  readonly reveals: (event: Event) => boolean;
}

/** One rule per kind of effect; a kind without a rule does not compile. */
export type EffectRules = PerKind<Effect, [turn: Turn, player: number, source: Source], void>;

/** A limited supply (P2). */
export interface Supply {
  /** Brings what can come of what is due; `from` is the place or card that gives. */
  gain(turn: Turn, player: number, good: Good, due: number, from: string): void;
  /** Takes in what was paid. */
  takeIn(state: State, goods: GoodsCount): void;
  /** What an *any two resources* card can be redeemed for now. */
  redeemActions(state: State): readonly Action[];
  whyNotRedeem(state: State, goods: GoodsCount): WhyNot | undefined;
}

/** Places that are closed, as bits by index, and why (P3.1, P4.1–P4.3, P4.6). */
export interface Closures {
  /** Where nobody can be placed now. */
  toPlacing(state: State, rules: RuleSet): number;
  /** What can only be left now. */
  toUsing(state: State, rules: RuleSet): number;
  whyNotPlace(state: State, rules: RuleSet, place: Place): WhyNot | undefined;
  whyNotUse(state: State, rules: RuleSet, place: Place): WhyNot | undefined;
}

/** How cards are paid for (B6.1, P3.3). */
export interface CardPaying {
  /** Adds every way to buy the card on a place. */
  offer(state: State, rules: RuleSet, place: Place, owner: Player, actions: Action[]): void;
  pay(turn: Turn, player: number, place: Place, action: ActionOf<'buy'>): void;
  whyNot(
    state: State,
    rules: RuleSet,
    place: Place,
    owner: Player,
    action: ActionOf<'buy'>,
  ): WhyNot | undefined;
}

/** A score from here on is called so (P7.3). */
export interface Grade {
  readonly name: string;
  readonly from: number;
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
  /** As what gives a reward. */
  readonly source: Source;

  /** Moves are made once and shared: one object for each. `placing` is by number of people. */
  readonly placing: readonly Action[];
  readonly use: Action;
  readonly leave: Action;
  /** `buy` or `build`, by the payment's id. */
  readonly paying: readonly Action[];
}

/** What the card on a space costs, by which rule, and what the space allows after it (S6.2, P5.1). */
export interface CardPrice {
  readonly cost: Cost;
  readonly rule: string;
  readonly words: string;
  readonly afterwards?: (state: State, player: number) => void;
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
  | {
      readonly kind: 'reward';
      readonly effect: Effect;
      /** The food it costs (P4.6). */
      readonly toll?: (owner: Player) => number;
    }
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
  readonly decisions: readonly Decision<DecisionKind>[];
  /** The kinds of move that answer it. */
  readonly answers: readonly ActionKind[];
  /** What is asked, for those who answer something else. */
  readonly now: string;
  legal(state: State, rules: RuleSet): readonly Action[];
  answer(turn: Turn, action: Action): void;
  /** True when there is nothing to ask any more: it is then dropped. */
  isMoot?(state: State, rules: RuleSet): boolean;
  /** Why an action of a kind that answers is refused; undefined when nothing speaks against it. */
  whyNot(state: State, rules: RuleSet, action: Action): WhyNot | undefined;
}

export interface ScoringLine {
  readonly name: string;
  points(player: Scored, shown: CardsShown, left: LeftOnTable): number;
}

/** What nobody took, where that counts (P7.1, P7.2). */
export interface LeftOnTable {
  readonly board: Readonly<Record<Resource, number>>;
  readonly tokens: { readonly low: number; readonly high: number };
  readonly discarded: number;
  readonly drawStack: number;
  /** How many resources cards not redeemed could still bring, all together. */
  readonly toRedeem: number;
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

export const decisionsOf = (kind: DecisionKind): readonly Decision<DecisionKind>[] =>
  Array.from({ length: MOST_PLAYERS }, (_, player) => ({ player, kind }));

export const why = (rule: string, message: string): WhyNot => ({ rule, message });
