import type { Setup } from '@ochre/kernel';
import type { DiceTable } from './components.ts';
import type { ElderArea } from './elder.ts';
import type { Good, Resource } from './vocabulary.ts';

/**
 * A game at one moment: plain data that survives JSON. Only the numbers in `standing` and `crowd`
 * and the fields of state and players are ever changed in place; every other list is replaced, never
 * changed, so clones may share it.
 */
export interface State {
  /** The checked request; the rule set is found by it. */
  readonly setup: Setup;
  round: number;
  firstPlayer: number;
  /** Which step of the round runs: an index into the rule set's steps. */
  step: number;
  /** Whose turn it is in this step. */
  player: number;
  /** How many players have ended their turn in this step. */
  done: number;
  /** Why the game is over; empty while it runs. */
  ended: Ending | '';
  /** How many dice have fallen so far. */
  fallen: number;

  /** The open card on each space; an empty space is ''. */
  cards: readonly string[];
  /** The shuffled cards, shared by all clones; those before `drawn` have left the deck. */
  deck: readonly string[];
  drawn: number;
  /** The dealt stacks from the top, shared by all clones; of stack *i*, `gone[i]` tiles are built. */
  stacks: readonly (readonly string[])[];
  gone: readonly number[];

  /** People by player and place: player × number of places + place. */
  standing: number[];
  /** People by place, all players together. */
  crowd: number[];
  /** Unfinished business, the next on top (last). Nothing else is asked while there is any. */
  pending: readonly Pending[];
  players: Player[];
  /** Only in the one-player game. */
  solo: Solo | null;
}

/** What only the one-player game has; replaced as a whole, never changed in place. */
export interface Solo {
  /** P3: where the elder stands; '' until he is placed. */
  readonly elder: ElderArea | '';
  /** P3.4: he was moved this turn and stays. */
  readonly elderMoved: boolean;
  /** P6.1 */
  readonly cardBought: boolean;
  /** What is left on the board, the food at the hunting grounds. */
  readonly board: Readonly<Record<'food' | Resource, number>>;
  /** The outside pool. */
  readonly outside: Readonly<Record<Resource, number>>;
  /** Tool tokens on the board: 1/2 and 3/4. */
  readonly tokens: { readonly low: number; readonly high: number };
  readonly discard: readonly string[];
  /** The cards left out, face down, from the top. */
  readonly outsideStack: readonly string[];
}

/** As a snapshot shows it. */
export interface SnapshotSolo extends Pick<Solo, 'elder' | 'board' | 'outside' | 'tokens'> {
  /** The people in the hut. */
  readonly hut: number;
  /** From the top. */
  readonly drawStack: readonly string[];
  readonly stacks: readonly (readonly string[])[];
}

export interface Player {
  score: number;
  food: number;
  wood: number;
  clay: number;
  stone: number;
  gold: number;
  jewelry: number;
  people: number;
  /** Those of them who stand on no place. */
  home: number;
  /** Where they stand: bit *i* is set for the place with index *i*. */
  stands: number;
  agriculture: number;
  /** The merchant track. */
  merchant: number;
  /** The round's trade is made. */
  traded: boolean;
  /** The values of the three slots. */
  tools: readonly number[];
  /** Bit *i* is set when slot *i* was used this round. */
  toolsUsed: number;
  /** The values of the one-use tools not used yet, ascending. */
  oneUse: readonly number[];
  /** *Any two resources* cards not redeemed yet. */
  redeemable: number;
  /** In the order they came. */
  cards: readonly string[];
  /** Those of them that lie face down. */
  faceDown: readonly string[];
  buildings: readonly string[];
}

/** B9.1, B9.2 */
export type Ending = 'stack' | 'cards';

export type Pending =
  /** Dice lie there, and their roller may add tools (B4.5). */
  | {
      readonly kind: 'useTools';
      readonly player: number;
      /** The place or card that was rolled for. */
      readonly for: string;
      readonly good: Good;
      readonly divisor: number;
      /** What comes is split into goods of choice. */
      readonly split: boolean;
      readonly dice: readonly number[];
    }
  /** A hunt brought so much, to be split into food and jewelry (S4.2). */
  | {
      readonly kind: 'splitHunt';
      readonly player: number;
      readonly for: string;
      readonly amount: number;
    }
  /** One resource of choice (S6.4). */
  | { readonly kind: 'gainResource'; readonly player: number; readonly for: string }
  /** One more card for jewelry, if there are both (S6.2). */
  | { readonly kind: 'extraCard'; readonly player: number }
  /** Dice for all: the next player takes one of those left (B6.5). */
  | {
      readonly kind: 'pickDie';
      readonly player: number;
      readonly for: string;
      readonly table: DiceTable;
      readonly dice: readonly number[];
    }
  /** Food was short: pay for what is missing, or starve (B8.2). */
  | { readonly kind: 'feed'; readonly player: number; readonly missing: number }
  /** How much of this is on the board (P1.6). */
  | { readonly kind: 'stock'; readonly player: number; readonly for: 'food' | Resource }
  /** Where the elder begins (P1.6). */
  | { readonly kind: 'placeElder'; readonly player: number }
  /** A tool token to take or to raise, if there is any (P4.5). */
  | { readonly kind: 'chooseTool'; readonly player: number }
  /** A card to move to space 1, if that is empty (P5.3). */
  | { readonly kind: 'slideCard'; readonly player: number }
  /** Tiles to put from the top of each stack to its bottom (P5.4). */
  | { readonly kind: 'cycleStacks'; readonly player: number }
  /** Where the elder goes now, if anywhere (P5.4). */
  | { readonly kind: 'moveElder'; readonly player: number }
  /** How many dice to roll for a card (P5.5). */
  | {
      readonly kind: 'chooseDice';
      readonly player: number;
      readonly card: string;
      readonly table: DiceTable;
    }
  /** Which of the faces rolled counts (P5.5). */
  | {
      readonly kind: 'pickFace';
      readonly player: number;
      readonly for: string;
      readonly table: DiceTable;
      readonly dice: readonly number[];
    }
  /** One more card, from outside or from the discard (P5.6). */
  | { readonly kind: 'drawCard'; readonly player: number }
  /** Food for so many people, paid in whole (P6.2). */
  | { readonly kind: 'feedAll'; readonly player: number; readonly need: number }
  /** What is lost besides food by leaving people unfed (P6.3). */
  | { readonly kind: 'offer'; readonly player: number };

export type PendingOf<Kind extends Pending['kind']> = Extract<Pending, { kind: Kind }>;

/** Written by hand for speed; a test sees to it that no field is forgotten. */
export function cloneState(state: State): State {
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  return {
    setup: state.setup,
    round: state.round,
    firstPlayer: state.firstPlayer,
    step: state.step,
    player: state.player,
    done: state.done,
    ended: state.ended,
    fallen: state.fallen,
    cards: state.cards,
    deck: state.deck,
    drawn: state.drawn,
    stacks: state.stacks,
    gone: state.gone,
    standing: state.standing.slice(),
    crowd: state.crowd.slice(),
    pending: state.pending,
    players,
    solo: state.solo,
  };
}

function clonePlayer(player: Player): Player {
  return {
    score: player.score,
    food: player.food,
    wood: player.wood,
    clay: player.clay,
    stone: player.stone,
    gold: player.gold,
    jewelry: player.jewelry,
    people: player.people,
    home: player.home,
    stands: player.stands,
    agriculture: player.agriculture,
    merchant: player.merchant,
    traded: player.traded,
    tools: player.tools,
    toolsUsed: player.toolsUsed,
    oneUse: player.oneUse,
    redeemable: player.redeemable,
    cards: player.cards,
    faceDown: player.faceDown,
    buildings: player.buildings,
  };
}

/** The tile on top of a stack, or '' when it is empty. */
export const topTile = (state: State, stack: number): string =>
  state.stacks[stack]![state.gone[stack]!] ?? '';

export const tilesLeft = (state: State, stack: number): number =>
  state.stacks[stack]!.length - state.gone[stack]!;

export const cardsLeft = (state: State): number => state.deck.length - state.drawn;

/** Whoever sits there; seats are checked where they come from outside. */
export const playerAt = ({ players }: State, seat: number): Player => players[seat]!;
