import { rulesOf } from '../compose.ts';
import type { Place, RuleSet } from '../rule-set.ts';
import type { Snapshot, SnapshotPlayer } from '../snapshot.ts';
import { cardsLeft, type Player, type Solo, type State, tilesLeft, topTile } from '../state.ts';
import { type Good, VALUE } from '../vocabulary.ts';

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
  'setup' in game ? momentOfState(game) : momentOfSnapshot(game);

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

function momentOfSnapshot(snapshot: Snapshot): Moment {
  const rules = rulesOfSnapshot(snapshot);
  const { decision, solo, players } = snapshot;
  const standing = players.flatMap((_, player) =>
    rules.places.map(({ name }) => snapshot.places[name]?.[player] ?? 0),
  );
  return {
    rules,
    round: snapshot.round,
    isOver: snapshot.phase === 'over',
    firstPlayer: snapshot.firstPlayer,
    cards: snapshot.cards,
    deck: snapshot.deck,
    stacks: snapshot.stacks,
    standing,
    players: players.map((player, at) => playerFrom(player, standsAt(rules, standing, at))),
    solo: solo === undefined ? null : { ...solo, discard: snapshot.discard ?? [] },
    fallen: fallenIn(snapshot, rules),
    hunted:
      decision?.amount === undefined ? null : { player: decision.player, amount: decision.amount },
  };
}

function rulesOfSnapshot({ players, modules, options, variant }: Snapshot): RuleSet {
  const setup = { players: players.length, modules, options };
  return rulesOf(variant === undefined ? setup : { ...setup, variant });
}

const standsAt = (rules: RuleSet, standing: readonly number[], player: number): number =>
  rules.places.reduce(
    (bits, { index }) =>
      standing[player * rules.places.length + index]! > 0 ? bits | (1 << index) : bits,
    0,
  );

const playerFrom = (seen: SnapshotPlayer, stands: number): Player => ({
  score: seen.score,
  food: seen.food,
  wood: seen.wood,
  clay: seen.clay,
  stone: seen.stone,
  gold: seen.gold,
  jewelry: seen.jewelry ?? 0,
  people: seen.people,
  home: seen.home,
  stands,
  agriculture: seen.agriculture,
  merchant: seen.merchant ?? 0,
  traded: seen.traded ?? false,
  tools: seen.tools,
  toolsUsed: seen.toolsUsed.reduce((bits, used, slot) => (used ? bits | (1 << slot) : bits), 0),
  oneUse: seen.oneUse,
  redeemable: seen.redeemable,
  cards: seen.cards.filter((card) => card !== null),
  faceDown: [],
  buildings: seen.buildings,
});

/** A snapshot names the place or the card that the dice are for. */
function fallenIn({ decision, dice }: Snapshot, rules: RuleSet): FallenDice | null {
  if (decision?.kind !== 'tools' || decision.for === undefined || dice === undefined) return null;
  const { player } = decision;
  const work = rules.placeNamed[decision.for]?.work;
  if (work?.kind === 'roll') {
    const { good, divisor, split } = work;
    return { player, good, divisor, split, dice };
  }
  const upper = rules.cards[decision.for]?.upper;
  if (upper?.kind !== 'roll') return null;
  return { player, good: upper.resource, divisor: VALUE[upper.resource], split: false, dice };
}

/** How many people of a player stand on a place. */
export const standingAt = ({ rules, standing }: Moment, player: number, place: Place): number =>
  standing[player * rules.places.length + place.index]!;

/** P3.1: where the elder is, nobody works. */
export const isElderAt = ({ solo }: Moment, { name, group }: Place): boolean =>
  solo !== null &&
  solo.elder !== '' &&
  (solo.elder === name || (solo.elder === 'village' && group === 'village'));
