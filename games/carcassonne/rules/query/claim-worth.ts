import { simulationChance } from '@ochre/kernel';
import { type Action, CLAIM_NONE, type Claim } from '../action.ts';
import { carcassonne } from '../game.ts';
import type { Snapshot } from '../snapshot.ts';
import { featuresOf } from './features.ts';
import { stateOf } from './state-of.ts';

/** What a follower brings on a segment of the tile just laid. */
export type ClaimWorth =
  /** It is complete, and scored at once. */
  | { readonly kind: 'complete'; readonly points: number }
  /** So much if the game ended now, so much if it were complete as it is. */
  | { readonly kind: 'open'; readonly points: number; readonly complete: number }
  /** At the end, and only there. */
  | { readonly kind: 'farm'; readonly points: number };

/** Undefined for no follower at all. */
export function claimWorth(view: Snapshot, claim: Claim): ClaimWorth | undefined {
  const last = view.board.at(-1);
  const feature = featuresOf(view).find(({ parts }) =>
    parts.some(({ x, y, on }) => x === last?.x && y === last?.y && on === claim.on),
  );
  if (feature === undefined) return undefined;
  const points = scoreAfter(view, claim) - scoreAfter(view, CLAIM_NONE);
  if (feature.kind === 'farm') return { kind: 'farm', points };
  return feature.isComplete
    ? { kind: 'complete', points }
    : { kind: 'open', points, complete: feature.whenComplete };
}

/** The tiles are shuffled before the first is laid: nothing more falls by chance. */
const NO_CHANCE = simulationChance('');

/** What whoever moves would have if the game ended after the move. */
function scoreAfter(view: Snapshot, action: Action): number {
  const state = carcassonne.clone(stateOf(view));
  const { player } = state;
  carcassonne.advance(state, action, NO_CHANCE);
  return carcassonne.scores(state)[player] ?? 0;
}
