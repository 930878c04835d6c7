import type { State } from '@ochre/stone-age/rules';
import { roundsToCome } from '../archetypes/judging/rounds.ts';
import { boardInputs, writeBoard } from './board-features.ts';
import { OUTLOOK_INPUTS, writeOutlook } from './outlook-features.ts';
import type { PlaceIndex } from './place-index.ts';
import { PLAYER_INPUTS, writePlayer } from './player-features.ts';
import { seatedFrom } from './seated.ts';

/**
 * What the network sees of a position, from one player's seat: numbers around 0 to 1, most of them 0.
 * First a block for each player, the seat itself first and the others in turn order, then the board.
 * The order is part of the trained weights: a change of it needs new ones (`FEATURES_VERSION`).
 */
export const FEATURES_VERSION = 2;

/** Of each player, as things stand; then what is in sight. */
const PER_PLAYER = PLAYER_INPUTS + OUTLOOK_INPUTS;

export const featureCount = (players: number): number =>
  players * PER_PLAYER + boardInputs(players);

/** Writes the features of a position for a seat into `x`, which must be as long as they are. */
export function writeFeatures(
  state: State,
  seat: number,
  index: PlaceIndex,
  x: Float32Array,
): void {
  x.fill(0);
  const seated = seatedFrom(state, seat, index);
  const position = { state, index, toCome: roundsToCome(state), seated };
  let at = 0;
  for (const one of seated) {
    writePlayer(position, one, x, at);
    writeOutlook(position, one, x, at + PLAYER_INPUTS);
    at += PER_PLAYER;
  }
  writeBoard(position, x, at);
}
