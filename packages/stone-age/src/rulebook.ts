import type { Card, Tile } from './components.ts';
import type { Place, ScoringLine, Step, Work } from './rule-set.ts';
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
  /** How many card spaces there are; space *k* costs *k* (B6.1). */
  cardSpaces: number;
  /** How many tiles a stack has (B2.3). */
  stackSize: number;
  villageLimit: number;
  playersPerResource: number;
  steps: readonly Step[];
  scoring: readonly ScoringLine[];
}

/** A place as a module states it. */
export interface PlaceRule {
  readonly name: PlaceName;
  readonly group: Place['group'];
  readonly circles: number;
  readonly atLeast: number;
  readonly work: Work;
}

/** An expansion or a variant: a folder under modules/ that adds to the rulebook and edits it. */
export interface Module {
  /** The players it allows, least and most. */
  readonly players: readonly [number, number];
  /** Options it brings, each with its values, the default first. */
  readonly options: OptionValues;
  edit(rulebook: Rulebook, players: number): Rulebook;
}

export type OptionValues = Readonly<Record<string, readonly (string | boolean)[]>>;
