import type { Setup } from '@ochre/kernel';
import { type Outcome, outcomeAmong, type Sight } from '@ochre/search/value';
import { SOLO_GRADES, type State, stoneAge } from '@ochre/stone-age/rules';
import { FEATURES_VERSION, Features, featureCount } from './features.ts';
import { type PlaceIndex, placeIndexFor } from './place-index.ts';
import { SOLO_FEATURES, SOLO_VERSION, writeSoloFeatures } from './solo-features.ts';

/** Points of one unit of margin. */
export const MARGIN = 50;

const outcomeAtTable = outcomeAmong(stoneAge, MARGIN);

/** Games of two and more. */
function tableSight(players: number, index: PlaceIndex): Sight<State> {
  /** By seat. */
  const kept: (Features | undefined)[] = new Array(players).fill(undefined);
  return {
    name: 'table',
    version: FEATURES_VERSION,
    inputs: featureCount(players),
    write(state, seat, x) {
      const features = kept[seat] ?? new Features(state, seat, index);
      kept[seat] = features;
      features.look(state);
      x.set(features.x);
    },
    outcome: outcomeAtTable,
  };
}

/** The game for one. */
const soloSight = (index: PlaceIndex): Sight<State> => ({
  name: 'solo',
  version: SOLO_VERSION,
  inputs: SOLO_FEATURES,
  write: (state, _seat, x) => writeSoloFeatures(state, index, x),
  outcome: (state) => outcomeAlone(stoneAge.scores(state)[0] ?? 0),
});

const MIDDLING = 130;
const SPREAD = 40;
const MARGIN_ALONE = 100;

/** How good a score is: every point counts, most of all around a victory. */
const outcomeAlone = (score: number): Outcome => ({
  share: 1 / (1 + Math.exp((MIDDLING - score) / SPREAD)),
  margin: (score - MIDDLING) / MARGIN_ALONE,
});

export function sightFor(setup: Setup): Sight<State> {
  const index = placeIndexFor(setup);
  return setup.variant === 'solo' ? soloSight(index) : tableSight(setup.players, index);
}

/** Around an expected score, so many points more or less are usual. */
const USUAL_ERROR = 18;

/** What a margin of the game for one means: the score, and how likely it is to be enough (P7.3). */
export function soloOutlook(margin: number): { readonly share: number; readonly points: number } {
  const points = MIDDLING + MARGIN_ALONE * margin;
  const enough = SOLO_GRADES[0]!.from;
  return { points, share: 1 / (1 + Math.exp((enough - points) / USUAL_ERROR)) };
}
