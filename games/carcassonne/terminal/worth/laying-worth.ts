import { lastTile } from '../../rules/claiming.ts';
import { completeWorth } from '../../rules/completing.ts';
import { CLAIM_NONE, type Event, type Lay, type State } from '../../rules/index.ts';
import { featureOf, lieOf } from '../../rules/map.ts';
import { after } from './after.ts';

type ScoredEvent = Extract<Event, { type: 'scored' }>;

/** What a laying completes. */
export interface LayingWorth {
  /** For those who are in it. */
  readonly scored: readonly ScoredEvent[];
  /** With nobody in it: whoever lays the tile may have it. */
  readonly free: readonly { readonly kind: 'city' | 'road'; readonly points: number }[];
}

export function layingWorth(before: State, lay: Lay): LayingWorth {
  const laid = after(before, lay);
  const { state } = laid;
  const isAsked = state.phase === 'claim';
  const { events } = isAsked ? after(state, CLAIM_NONE) : laid;
  return {
    scored: events.flatMap((event) => (event.type === 'scored' && event.isComplete ? [event] : [])),
    free: isAsked ? freeOn(state) : [],
  };
}

function freeOn(state: State): LayingWorth['free'] {
  const { map } = state;
  const tile = lastTile(map);
  const complete = new Map<number, 'city' | 'road'>();
  for (const [at, { kind }] of lieOf(map, tile).segments.entries()) {
    const feature = featureOf(map, map.firsts[tile]! + at);
    if (kind === 'field' || map.opens[feature] !== 0 || map.people[feature] !== 0) continue;
    complete.set(feature, kind);
  }
  return [...complete].map(([feature, kind]) => ({
    kind,
    points: completeWorth(state, feature, kind),
  }));
}
