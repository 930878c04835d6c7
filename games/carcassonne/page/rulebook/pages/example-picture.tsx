import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { useMemo } from 'react';
import { heldFarms, type Snapshot } from '../../../rules/index.ts';
import type { PageName } from '../../../words/page/rulebook/pages.ts';
import { FollowerOnLand } from '../../art/follower.tsx';
import { cutOf, spotOf } from '../../art/geometry/index.ts';
import { Land } from '../../art/land.tsx';
import { exampleOf } from './examples.ts';

/** Whose figures are seen in the examples. */
export const ONE: Tribe = 'cinnabar';
export const OTHER: Tribe = 'slate';

/** A square is so many pixels wide in a picture that has the room for it. */
const SQUARE = 84;
/** Around the land, for towers and its edge, in units. */
const ROOM = 16;

/** The fields of the farm that somebody is on. */
const heldFarm = (view: Snapshot) =>
  heldFarms(view).flatMap(({ farm }) =>
    farm.parts.map(({ x, y, on }) => ({ x, y, on, className: 'example-farm' })),
  );

/** The position of an example. */
export function ExamplePicture({ of }: { readonly of: PageName }) {
  const { view, followers } = useMemo(() => exampleOf(of), [of]);
  const { board } = view;
  const [xs, ys] = [board.map(({ x }) => x), board.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    <svg
      className="example-land"
      viewBox={`${100 * left - ROOM} ${100 * top - ROOM} ${100 * wide + 2 * ROOM} ${100 * high + 2 * ROOM}`}
      style={{ maxWidth: SQUARE * (wide + (2 * ROOM) / 100) }}
      aria-hidden="true"
    >
      <Land board={board} seed={of} tints={of === 'farm' ? heldFarm(view) : []} />
      {followers.map(({ player, x, y, on }) => {
        const order = board.findIndex((tile) => tile.x === x && tile.y === y);
        const tile = board[order]!;
        const [dx, dy] = spotOf(tile, on, cutOf(tile.tile, order));
        return (
          <FollowerOnLand
            key={`${x},${y} ${on}`}
            tribe={player === 0 ? ONE : OTHER}
            on={on}
            x={100 * x + dx}
            y={100 * y + dy}
          />
        );
      })}
    </svg>
  );
}
