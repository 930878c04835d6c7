import { rulesOf } from '../compose.ts';
import type { Place, RuleSet } from '../rule-set.ts';
import { stateSeen } from '../seen-state.ts';
import type { Snapshot } from '../snapshot.ts';
import { cardsLeft, type Player, type Solo, type State, tilesLeft, topTile } from '../state.ts';
import type { Good } from '../vocabulary.ts';

/**
 * A game at one moment, as much of it as odds look at: whatever a state and a snapshot both have, so
 * that bots and people are told the same. It shares what it can with what it was made from.
 */
export interface Moment {
  readonly rules: RuleSet;
  readonly round: number;
  readonly isOver: boolean;
  readonly firstPlayer: number;
  /** The open card on each space; an empty space is ''. */
  readonly cards: readonly string[];
  /** How many cards the deck has. */
  readonly deck: number;
  readonly stacks: readonly { readonly top: string; readonly left: number }[];
  /** People by player and place, as in a state. */
  readonly standing: readonly number[];
  /** In those of a snapshot the face-down cards of others are missing. */
  readonly players: readonly Player[];
  /** Only in the one-player game. */
  readonly solo: SoloSeen | null;
  /** Dice that lie there and wait for tools. */
  readonly fallen: FallenDice | null;
  /** What a hunt has brought and is still to be split (S4.2). */
  readonly hunted: { readonly player: number; readonly amount: number } | null;
}

export interface SoloSeen extends Pick<Solo, 'elder' | 'board' | 'outside' | 'discard'> {
  /** The draw stack is open (P1.3). */
  readonly drawStack: readonly string[];
}

export interface FallenDice {
  readonly player: number;
  readonly good: Good;
  readonly divisor: number;
  readonly split: boolean;
  readonly dice: readonly number[];
}

export const momentOf = (game: State | Snapshot): Moment =>
  momentOfState('setup' in game ? game : stateSeen(game));

function momentOfState(state: State): Moment {
  const stacks: { top: string; left: number }[] = [];
  for (let stack = 0; stack < state.stacks.length; stack++) {
    stacks.push({ top: topTile(state, stack), left: tilesLeft(state, stack) });
  }
  const business = state.pending[state.pending.length - 1];
  return {
    rules: rulesOf(state.setup),
    round: state.round,
    isOver: state.ended !== '',
    firstPlayer: state.firstPlayer,
    cards: state.cards,
    deck: cardsLeft(state),
    stacks,
    standing: state.standing,
    players: state.players,
    solo: soloOf(state),
    fallen: business?.kind === 'useTools' ? business : null,
    hunted: business?.kind === 'splitHunt' ? business : null,
  };
}

function soloOf({ solo, deck, drawn }: State): SoloSeen | null {
  if (solo === null) return null;
  const { elder, board, outside, discard } = solo;
  return { elder, board, outside, discard, drawStack: deck.slice(drawn) };
}

/** How many people of a player stand on a place. */
export const standingAt = ({ rules, standing }: Moment, player: number, place: Place): number =>
  standing[player * rules.places.length + place.index]!;

/** P3.1: where the elder is, nobody works. */
export const isElderAt = ({ solo }: Moment, { name, group }: Place): boolean =>
  solo !== null &&
  solo.elder !== '' &&
  (solo.elder === name || (solo.elder === 'village' && group === 'village'));
