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
  | 'dealHidden'
  | 'reveals';

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
 * An expansion or a variant: a folder under modules/ that adds to the rulebook and edits it. How many
 * may play it and its options are in the game's `meta`.
 */
export interface Module {
  edit(rulebook: Rulebook, setup: Setup): Rulebook;
}
