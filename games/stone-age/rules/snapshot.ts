import type { Viewer } from '@ochre/kernel';
import type { DecisionKind } from './decision-kinds.ts';
import { decisionNow } from './questions.ts';
import type { RuleSet } from './rule-set.ts';
import { type Result, resultOf } from './scoring.ts';
import {
  cardsLeft,
  type Player,
  type SnapshotSolo,
  type State,
  tilesLeft,
  topTile,
} from './state.ts';
import type { Phase } from './vocabulary.ts';

/** What a viewer may know, as the public contract writes it. `null` stands for what is hidden. */
export interface Snapshot {
  game: 'stone-age';
  modules: readonly string[];
  variant?: string;
  options: Readonly<Record<string, unknown>>;
  round: number;
  phase: Phase;
  firstPlayer: number;
  /** Absent when the game is over. */
  decision?: SnapshotDecision;
  /** The card on each space; an empty one is ''. */
  cards: readonly string[];
  /** How many cards the deck has. */
  deck: number;
  /** In the one-player game: the cards discarded. */
  discard?: readonly string[];
  stacks: readonly { top: string; left: number }[];
  /** People by player on every place where somebody stands. */
  places: Readonly<Record<string, readonly number[]>>;
  /** The roll at `tools`, the dice still there at `pick`. */
  dice?: readonly number[];
  players: readonly SnapshotPlayer[];
  solo?: SnapshotSolo;
  /** With the end. */
  result?: Result;
}

export interface SnapshotDecision {
  player: number;
  kind: DecisionKind;
  /** The place, card or tile a `tools`, `take`, `gain` or `pick` decision belongs to; what to `stock`. */
  for?: string;
  /** What a `take` decision splits. */
  amount?: number;
}

export interface SnapshotPlayer {
  /** The score track; the final score is in `result`. */
  score: number;
  food: number;
  wood: number;
  clay: number;
  stone: number;
  gold: number;
  /** With `style`, as are the merchant track and whether the round's trade is used. */
  jewelry?: number;
  merchant?: number;
  traded?: boolean;
  people: number;
  home: number;
  agriculture: number;
  tools: readonly number[];
  toolsUsed: readonly boolean[];
  oneUse: readonly number[];
  redeemable: number;
  /** In the order they came; `null` for a face-down card the viewer may not see. */
  cards: readonly (string | null)[];
  hiddenCards: number;
  buildings: readonly string[];
}

export function snapshot(state: State, rules: RuleSet, viewer: Viewer): Snapshot {
  const { setup } = rules;
  const over = state.ended !== '';
  const business = state.pending[state.pending.length - 1];
  return {
    game: 'stone-age',
    modules: setup.modules.slice(),
    ...(setup.variant === undefined ? {} : { variant: setup.variant }),
    options: { ...setup.options },
    round: state.round,
    phase: over ? 'over' : rules.steps[state.step]!.phase,
    firstPlayer: state.firstPlayer,
    ...(over ? {} : { decision: decisionAsSeen(state, rules) }),
    cards: state.cards.slice(),
    deck: cardsLeft(state),
    stacks: state.stacks.map((_, stack) => ({
      top: topTile(state, stack),
      left: tilesLeft(state, stack),
    })),
    places: occupiedPlaces(state, rules),
    ...(business !== undefined && 'dice' in business ? { dice: business.dice.slice() } : {}),
    players: state.players.map((player, at) =>
      playerAsSeen(player, rules, over || viewer === 'all' || viewer === at),
    ),
    ...Object.assign({}, ...rules.tableFields.map((fields) => fields(state))),
    ...(over ? { result: resultOf(state, rules) } : {}),
  };
}

function decisionAsSeen(state: State, rules: RuleSet): SnapshotDecision {
  const { player, kind } = decisionNow(state, rules);
  const business = state.pending[state.pending.length - 1];
  return {
    player,
    kind,
    ...(business !== undefined && 'for' in business ? { for: business.for } : {}),
    ...(business?.kind === 'splitHunt' ? { amount: business.amount } : {}),
  };
}

function occupiedPlaces(state: State, rules: RuleSet): Record<string, number[]> {
  const occupied: Record<string, number[]> = {};
  for (const { index, name } of rules.places) {
    if (state.crowd[index] === 0) continue;
    occupied[name] = state.players.map(
      (_, player) => state.standing[player * rules.places.length + index]!,
    );
  }
  return occupied;
}

/** B6.7: a card taken face down is known to its owner only, until the end. */
const playerAsSeen = (player: Player, rules: RuleSet, seesFaceDown: boolean): SnapshotPlayer => ({
  score: player.score,
  food: player.food,
  wood: player.wood,
  clay: player.clay,
  stone: player.stone,
  gold: player.gold,
  ...Object.assign({}, ...rules.playerFields.map((fields) => fields(player))),
  people: player.people,
  home: player.home,
  agriculture: player.agriculture,
  tools: player.tools.slice(),
  toolsUsed: player.tools.map((_, slot) => (player.toolsUsed & (1 << slot)) !== 0),
  oneUse: player.oneUse.slice(),
  redeemable: player.redeemable,
  cards: player.cards.map((card) =>
    seesFaceDown || !player.faceDown.includes(card) ? card : null,
  ),
  hiddenCards: player.faceDown.length,
  buildings: player.buildings.slice(),
});
