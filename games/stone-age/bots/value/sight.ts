import type { Setup } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { FEATURES_VERSION, featureCount, writeFeatures } from './features.ts';
import { placeIndexOf } from './place-index.ts';
import { SOLO_FEATURES, SOLO_VERSION, writeSoloFeatures } from './solo-features.ts';
import { MARGIN } from './weights.ts';

/** How a network sees a kind of game, and what it learns to foretell. */
export interface Sight {
  /** Weights fit one sight and version of it only. */
  readonly name: string;
  readonly version: number;
  inputs(players: number): number;
  /** Writes what a seat sees of a position. */
  write(state: State, seat: number, x: Float32Array): void;
  /** Of a finished game. */
  outcome(state: State, seat: number): Outcome;
}

export interface Outcome {
  readonly share: number;
  readonly margin: number;
}

/** Larger margins are no better than this, in units of `MARGIN`. */
const MOST_MARGIN = 2;

/** Games of two and more: the share of the victory, and the lead over the best other. */
const tableSight: Sight = {
  name: 'table',
  version: FEATURES_VERSION,
  inputs: featureCount,
  write: (state, seat, x) => writeFeatures(state, seat, placeIndexOf(state), x),

  outcome(state, seat) {
    const winners = stoneAge.winners(state);
    const scores = stoneAge.scores(state);
    const others = scores.filter((_, other) => other !== seat);
    return {
      share: winners.includes(seat) ? 1 / winners.length : 0,
      margin: marginOf(scores[seat]! - Math.max(...others)),
    };
  },
};

/** The game for one: how good the score is, and how far it is from a victory. */
const soloSight: Sight = {
  name: 'solo',
  version: SOLO_VERSION,
  inputs: () => SOLO_FEATURES,
  write: (state, _seat, x) => writeSoloFeatures(state, placeIndexOf(state), x),

  outcome(state) {
    const [score] = stoneAge.scores(state) as [number];
    // Every point counts, most of all around a victory; a bad game is told from a worse one, too.
    return {
      share: 1 / (1 + Math.exp((MIDDLING - score) / SPREAD)),
      margin: (score - MIDDLING) / 100,
    };
  },
};

const MIDDLING = 130;
const SPREAD = 40;

const marginOf = (points: number): number =>
  Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, points / MARGIN));

export const sightFor = ({ variant }: Setup): Sight =>
  variant === 'solo' ? soloSight : tableSight;
