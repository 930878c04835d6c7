import type { Snapshot, SnapshotFollower, SnapshotTile } from '../../rules/index.ts';

/** What one thing that happened does to a table. The rules have done it already; this shows it in time. */
export type Change = (view: Snapshot) => Snapshot;

type Player = Snapshot['players'][number];

const ofPlayer =
  (player: number, change: (owner: Player) => Partial<Player>): Change =>
  (view) => ({
    ...view,
    players: view.players.map((one, at) => (at === player ? { ...one, ...change(one) } : one)),
  });

export const scores = (player: number, points: number): Change =>
  ofPlayer(player, ({ score }) => ({ score: score + points }));

/** More or fewer followers at hand. */
export const moreAtHand = (player: number, count: number): Change =>
  ofPlayer(player, ({ followers }) => ({ followers: followers + count }));

export const stands =
  (follower: SnapshotFollower): Change =>
  (view) => ({ ...view, followers: [...view.followers, follower] });

export const leaves =
  ({ player, x, y, on }: SnapshotFollower): Change =>
  (view) => ({
    ...view,
    followers: view.followers.filter(
      (one) => one.player !== player || one.x !== x || one.y !== y || one.on !== on,
    ),
  });

/** One of the tiles that lie face down is turned over. */
export const drawn =
  (tile: string): Change =>
  ({ left, remaining, ...view }) => {
    const { [tile]: count = 0, ...others } = remaining;
    return {
      ...view,
      left: left - 1,
      remaining: count > 1 ? { ...remaining, [tile]: count - 1 } : others,
    };
  };

/** It lies on the land, and its player is asked for a follower unless something else follows. */
export const lies =
  (tile: SnapshotTile & { readonly player: number }): Change =>
  (view) => ({
    ...view,
    board: [...view.board, tile],
    phase: 'claim',
    decision: { player: tile.player, kind: 'claim' },
  });

/** A turn begins. */
export const isAsked =
  (player: number, tile: string, turn: number): Change =>
  (view) => ({ ...view, turn, tile, phase: 'lay', decision: { player, kind: 'lay' } });

/** Nobody is asked any more; what the end brings is told by the end itself. */
export const isOver: Change = ({ decision: _, tile: __, ...view }) => ({ ...view, phase: 'over' });
