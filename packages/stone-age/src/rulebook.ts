import type { Setup } from '@ochre/kernel';
import type { Card, Tile } from './components.ts';
import type { CardPrice, Place, RuleSet, Work } from './rule-set.ts';
import type { PlaceName } from './vocabulary.ts';

/**
 * The rules of a game while modules still edit them: cards, tiles, places, steps and tables as plain
 * lists. compose.ts makes the finished rule set of it.
 */
export interface Rulebook extends Pick<RuleSet, Passed> {
  cards: readonly Card[];
  tiles: readonly Tile[];
  /** All but the card spaces and building stacks, which follow from the numbers below. */
  places: readonly PlaceRule[];
  /** What the card on each space costs. */
  cardPrices: readonly CardPrice[];
  playersPerResource: number;
}

/** What goes into the rule set as it is. */
type Passed =
  | 'stackCount'
  | 'stackSize'
  | 'villageLimit'
  | 'villageRule'
  | 'start'
  | 'prepare'
  | 'steps'
  | 'endRules'
  | 'scoring'
  | 'grades'
  | 'negativeScores'
  | 'diceFirst'
  | 'effects'
  | 'supply'
  | 'closures'
  | 'idlePoints'
  | 'cardPaying'
  | 'jewelryPerAdvance'
  | 'trading'
  | 'madeWhen'
  | 'playerFields'
  | 'tableFields'
  | 'dealHidden';

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

/**
 * An expansion or a variant: a folder under modules/ that adds to the rulebook and edits it. An
 * expansion widens the numbers of players and adds to the base game's options; a variant brings its
 * own of both, and goes without expansions.
 */
export interface Module {
  /** The players it allows, least and most. */
  readonly players: readonly [number, number];
  /** Options it brings, each with its values, the default first. */
  readonly options: OptionValues;
  edit(rulebook: Rulebook, setup: Setup): Rulebook;
}

export type OptionValues = Readonly<Record<string, readonly (string | boolean)[]>>;
