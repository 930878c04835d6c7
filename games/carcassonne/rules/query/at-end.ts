import { pointsAtEnd } from '../ending.ts';
import type { Event, Scored } from '../events.ts';
import type { Snapshot } from '../snapshot.ts';
import { heldFarms } from './farms.ts';
import { type Feature, featuresOf } from './features.ts';
import { stateOf } from './state-of.ts';

/** Something that the end counts (C6.2 to C6.6). */
export interface CountedAtEnd {
  readonly kind: Scored;
  /** Each of them gets all the points. */
  readonly players: readonly number[];
  readonly points: number;
  /** What it is; where farmers are counted by cities (C6.6), the city. */
  readonly feature: Feature;
  /** Of a farm: the complete cities that it touches. */
  readonly fed: readonly Feature[];
}

type Scoring = Extract<Event, { type: 'scored' }>;

/** All that the end adds, or would add now, in the order in which it is told. */
export function countedAtEnd(view: Snapshot): readonly CountedAtEnd[] {
  const told: Scoring[] = [];
  pointsAtEnd(stateOf(view), (event) => {
    if (event.type === 'scored') told.push(event);
  });
  const farms = heldFarms(view);
  const others = featuresOf(view).filter(({ kind }) => kind !== 'farm');
  const left = new Set([...others, ...farms.map(({ farm }) => farm)]);
  return told.map(({ for: kind, players, points, tiles }) => {
    const feature = [...left].find((one) => isOf(one, { kind, points, players, tiles }))!;
    left.delete(feature);
    const fed = farms.find(({ farm }) => farm === feature)?.fed ?? [];
    return { kind, players, points, feature, fed };
  });
}

interface Sought extends Pick<Scoring, 'players' | 'points' | 'tiles'> {
  readonly kind: Scored;
}

/** Two farms may lie on the same tiles: then they are told apart by who holds them. */
function isOf(feature: Feature, { kind, players, points, tiles }: Sought): boolean {
  const { kind: own, holders } = feature;
  if (squares(feature.tiles) !== squares(tiles)) return false;
  if (kind === 'farm' && own === 'city') return feature.isComplete;
  return own === kind && feature.points === points && `${holders}` === `${players}`;
}

const squares = (tiles: Scoring['tiles']): string =>
  tiles
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');
