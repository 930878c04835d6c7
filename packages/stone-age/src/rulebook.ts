import type { Setup } from '@ochre/kernel';
import type { Card, Tile } from './components.ts';
import type { CardPrice, Place, ScoringLine, Step, Trading, Work } from './rule-set.ts';
import type { Player } from './state.ts';
import type { PlaceName } from './vocabulary.ts';

/**
 * The rules of a game while modules still edit them: cards, tiles, places, steps and tables as plain
 * lists. compose.ts makes the finished rule set of it.
 */
export interface Rulebook {
  cards: readonly Card[];
  tiles: readonly Tile[];
  /** All but the card spaces and building stacks, which follow from the numbers below. */
  places: readonly PlaceRule[];
  /** What the card on each space costs. */
  cardPrices: readonly CardPrice[];
  /** How many tiles a stack has (B2.3). */
  stackSize: number;
  villageLimit: number;
  villageRule: string;
  playersPerResource: number;
  /** What each player starts with, besides what the base game gives. */
  start: Partial<Player>;
  steps: readonly Step[];
  scoring: readonly ScoringLine[];
  jewelryPerAdvance: number;
  trading: Trading | undefined;
  playerFields: readonly ((player: Player) => object)[];
}

/** A place as a module states it. */
export interface PlaceRule {
  readonly name: PlaceName;
  readonly group: Place['group'];
  readonly circles: number;
  readonly atLeast: number;
  readonly work: Work;
  readonly tile?: string;
  readonly rule?: string;
}

/** An expansion or a variant: a folder under modules/ that adds to the rulebook and edits it. */
export interface Module {
  /** The players it allows, least and most. */
  readonly players: readonly [number, number];
  /** Options it brings, each with its values, the default first. */
  readonly options: OptionValues;
  edit(rulebook: Rulebook, setup: Setup): Rulebook;
}

export type OptionValues = Readonly<Record<string, readonly (string | boolean)[]>>;
