import {
  type Feature,
  featuresOf,
  type Scored,
  type SegmentName,
  type Snapshot,
  scoresNow,
} from '../../rules/index.ts';
import type { ByKind } from './by-kind.ts';

/** Something that a player has followers on. */
export interface Holding {
  readonly kind: Scored;
  /** Where one of the followers stands. */
  readonly on: SegmentName;
  readonly followers: number;
  /** What the player would get for it if the game ended now; undefined where that is not told. */
  readonly points: number | undefined;
}

/** How a player stands, beyond the score. */
export interface Standing {
  /** Undefined where it is not told. */
  readonly ifEnded: number | undefined;
  readonly holdings: readonly Holding[];
  /** What the score is made of; undefined where it is not told or not known. */
  readonly byKind?: ByKind | undefined;
}

/** Of each player: the score if the game ended now, if it is to be told, and what they have followers on. */
export function standingsOf(view: Snapshot, isTold: boolean): readonly Standing[] {
  const scores = isTold ? (view.result?.scores ?? scoresNow(view)) : [];
  const held = featuresOf(view).filter(({ followers }) => followers.some((count) => count > 0));
  return view.players.map((_, player) => ({
    ifEnded: scores[player],
    holdings: held
      .flatMap((feature) => holdingOf(view, feature, player))
      .map((holding) => (isTold ? holding : { ...holding, points: undefined })),
  }));
}

function holdingOf(view: Snapshot, feature: Feature, player: number): Holding[] {
  const { kind, parts, followers, holders, points } = feature;
  const count = followers[player] ?? 0;
  if (count === 0) return [];
  const own = view.followers.find(
    (follower) =>
      follower.player === player &&
      parts.some(({ x, y, on }) => follower.x === x && follower.y === y && follower.on === on),
  );
  if (own === undefined) return [];
  return [{ kind, on: own.on, followers: count, points: holders.includes(player) ? points : 0 }];
}
