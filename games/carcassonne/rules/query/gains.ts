import type { Lay } from '../action.ts';
import { lastTile } from '../claiming.ts';
import { ALL_AROUND } from '../completing.ts';
import type { Scored } from '../events.ts';
import { lieNumber } from '../lies.ts';
import { copyMap, featureOf, layTile, lieOf } from '../map.ts';
import type { Snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';
import { completedBy, type Feature } from './features.ts';
import { stateOf } from './state-of.ts';
import { type Whose, whoseOf } from './whose.ts';

/** What a laying completes, and for whom. */
export interface Gain {
  readonly kind: Scored;
  readonly points: number;
  readonly whose: Whose;
}

/** As a player sees it; what is free is told where it is theirs to claim. */
export function gainsOf(view: Snapshot, lay: Lay, player: number): readonly Gain[] {
  // Few layings complete anything, and the others are sorted out quickly.
  if (!completesAnything(stateOf(view), lay)) return [];
  return completedBy(view, lay)
    .filter((feature) => feature.holders.length > 0 || isFree(feature, lay))
    .map((feature) => ({
      kind: feature.kind,
      points: feature.whenComplete,
      whose: whoseOf(feature, player),
    }));
}

/** Whoever lays the tile may claim what is on it. */
const isFree = ({ parts }: Feature, { x, y }: Lay): boolean =>
  parts.some((part) => part.x === x && part.y === y);

function completesAnything({ map: before, tile, player }: State, { x, y, turn }: Lay): boolean {
  const map = copyMap(before);
  layTile(map, x, y, lieNumber(tile, turn), player);
  const last = lastTile(map);
  return (
    map.around.some((count, at) => count === ALL_AROUND && before.around[at] !== ALL_AROUND) ||
    lieOf(map, last).segments.some(
      ({ kind }, at) => kind !== 'field' && map.opens[featureOf(map, map.firsts[last]! + at)] === 0,
    )
  );
}
