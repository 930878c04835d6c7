import type { CountedAtEnd, SegmentName, Snapshot, SnapshotFollower } from '../../rules/index.ts';
import { spotOn } from '../board/spots.ts';

/** Where points of the end lie on the land, in squares, and whose they are. */
export interface Coin {
  readonly player: number;
  readonly points: number;
  readonly x: number;
  readonly y: number;
  /** What the player's follower stands on; nothing where farmers are counted by cities. */
  readonly on: SegmentName | undefined;
}

/** One for each player who gets the points: by their follower, or in the city that they are counted for. */
export const coinsOf = (view: Snapshot, counted: CountedAtEnd): readonly Coin[] =>
  counted.players.map((player, at) => {
    const { points, feature } = counted;
    const own = view.followers.find((one) => one.player === player && standsIn(one, counted));
    const place = own ?? feature.parts[at % feature.parts.length]!;
    const { x, y } = spotOn(view.board, place, place.on);
    return { player, points, x, y, on: own?.on };
  });

const standsIn = (follower: SnapshotFollower, { feature }: CountedAtEnd): boolean =>
  feature.parts.some(({ x, y, on }) => follower.x === x && follower.y === y && follower.on === on);
