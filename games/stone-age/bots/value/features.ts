import type { State } from '@ochre/stone-age/rules';
import { roundsToCome } from '../archetypes/judging/rounds.ts';
import { BoardFeatures, boardInputs } from './board-features.ts';
import { leadInputs, writeLead } from './lead-features.ts';
import { OUTLOOK_INPUTS, writeOutlook, writeOutlookToCome } from './outlook-features.ts';
import type { PlaceIndex } from './place-index.ts';
import { PLAYER_INPUTS, writePlayer } from './player-features.ts';
import { lookAgain, newSeated, type Seated } from './seated.ts';

/**
 * What the network sees of a position, from one player's seat: numbers around 0 to 1, most of them 0.
 * First a block for each player, the seat itself first and the others in turn order, then the board.
 * The order is part of the trained weights: a change of it needs new ones (`FEATURES_VERSION`).
 */
export const FEATURES_VERSION = 3;

/** Of each player, as things stand; then what is in sight. */
const PER_PLAYER = PLAYER_INPUTS + OUTLOOK_INPUTS;

const leadAt = (players: number): number => players * PER_PLAYER + boardInputs(players);

export const featureCount = (players: number): number => leadAt(players) + leadInputs(players);

/**
 * The features as one seat sees them. They are asked for of many positions that differ by a move, so
 * they are kept, and written anew only where something has changed.
 */
export class Features {
  readonly x: Float32Array;
  private readonly seat: number;
  private readonly index: PlaceIndex;
  private readonly seated: readonly Seated[];
  private readonly board: BoardFeatures;
  private cards: State['cards'] = [];
  private stacks: State['stacks'] = [];
  private gone: State['gone'] = [];

  /** Any position of the game will do. */
  constructor({ players }: State, seat: number, index: PlaceIndex) {
    this.x = new Float32Array(featureCount(players.length));
    this.seat = seat;
    this.index = index;
    this.seated = players.map((player) => newSeated(player, index.places));
    this.board = new BoardFeatures(this.x, players.length * PER_PLAYER, index);
  }

  /** Writes what is new in a position. */
  look(state: State): void {
    const { x, index, seated } = this;
    const position = { state, index, toCome: roundsToCome(state), seated };
    const changed = this.changedPlaces(state);
    let seat = this.seat;
    let at = 0;
    for (const one of seated) {
      lookAgain(one, state, seat, seat === this.seat, index);
      if (one.isNew || (one.player.stands & changed) !== 0) {
        writePlayer(position, one, x, at);
        writeOutlook(position, one, x, at + PLAYER_INPUTS);
      } else writeOutlookToCome(position, one, x, at + PLAYER_INPUTS);
      seat = seat + 1 === seated.length ? 0 : seat + 1;
      at += PER_PLAYER;
    }
    this.board.look(position);
    writeLead(position, x, leadAt(seated.length));
  }

  /** Where another card or tile lies than before, as bits. Lists are replaced, never changed. */
  private changedPlaces({ cards, stacks, gone }: State): number {
    const { index } = this;
    let changed = 0;
    if (this.cards !== cards) {
      for (let space = 0; space < index.cards.length; space++) {
        if (this.cards[space] !== cards[space]) changed |= 1 << (index.cards[space] ?? 0);
      }
      this.cards = cards;
    }
    if (this.stacks !== stacks || this.gone !== gone) {
      for (let stack = 0; stack < index.buildings.length; stack++) {
        const before = this.stacks[stack]?.[this.gone[stack] ?? 0];
        if (before !== stacks[stack]?.[gone[stack] ?? 0]) {
          changed |= 1 << (index.buildings[stack] ?? 0);
        }
      }
      this.stacks = stacks;
      this.gone = gone;
    }
    return changed;
  }
}
