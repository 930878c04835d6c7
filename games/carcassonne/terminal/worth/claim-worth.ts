import { lastTile } from '../../rules/claiming.ts';
import { ALL_AROUND, BUILDING_POINTS, completeWorth } from '../../rules/completing.ts';
import { CLAIM_NONE, type Claim, carcassonne, type State } from '../../rules/index.ts';
import { featureOf, lieOf } from '../../rules/map.ts';
import { after } from './after.ts';

/** What a follower brings on a segment of the tile just laid. */
export type ClaimWorth =
  /** It is complete, and scored at once. */
  | { readonly kind: 'complete'; readonly points: number }
  /** So much if the game ended now, so much if it were complete as it is; tiles still to come add to both. */
  | { readonly kind: 'open'; readonly points: number; readonly complete: number }
  /** At the end, and only there. */
  | { readonly kind: 'farm'; readonly points: number };

/** Undefined for no follower at all. */
export function claimWorth(state: State, claim: Claim): ClaimWorth | undefined {
  const { map, player } = state;
  if (claim.on === 'none') return undefined;
  const without = carcassonne.scores(after(state, CLAIM_NONE).state)[player] ?? 0;
  const points = (carcassonne.scores(after(state, claim).state)[player] ?? 0) - without;
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  if (claim.on === building) {
    const around = map.around.at(-1) ?? 0;
    return around === ALL_AROUND
      ? { kind: 'complete', points }
      : { kind: 'open', points, complete: BUILDING_POINTS };
  }
  const at = segments.findIndex(({ name }) => name === claim.on);
  const kind = segments[at]?.kind;
  if (kind === undefined || kind === 'field') return { kind: 'farm', points };
  const feature = featureOf(map, map.firsts[tile]! + at);
  return map.opens[feature] === 0
    ? { kind: 'complete', points }
    : { kind: 'open', points, complete: completeWorth(state, feature, kind) };
}
