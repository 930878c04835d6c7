import { lieNamed, type Part, type Snapshot, type SnapshotTile } from '../../../rules/index.ts';
import { cutOf, groundAt } from '../../art/geometry/index.ts';

interface LandPoint {
  readonly x: number;
  readonly y: number;
}

/** Roads are narrow: so far beside one still means it, in parts of a tile. */
const NEAR = 0.05;
const AROUND = [
  [0, 0],
  [NEAR, 0],
  [-NEAR, 0],
  [0, NEAR],
  [0, -NEAR],
] as const;

/** What lies at a point of the land, in squares; undefined where no tile does. */
export function segmentAt({ board }: Snapshot, { x, y }: LandPoint): Part | undefined {
  const order = board.findIndex((tile) => tile.x === Math.floor(x) && tile.y === Math.floor(y));
  const tile = board[order];
  if (tile === undefined) return undefined;
  const names = AROUND.flatMap(([dx, dy]) => {
    const name = nameAt(tile, order, { x: x - tile.x + dx, y: y - tile.y + dy });
    return name === undefined ? [] : [name];
  });
  const on = names[0]?.startsWith('field')
    ? (names.find((name) => name.startsWith('road')) ?? names[0])
    : names[0];
  return on && { x: tile.x, y: tile.y, on };
}

function nameAt({ tile, rotation }: SnapshotTile, order: number, { x, y }: LandPoint) {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return undefined;
  const ground = groundAt({ tile, rotation }, [100 * x, 100 * y], cutOf(tile, order));
  if (ground === undefined) return undefined;
  const { segments, building } = lieNamed(tile, rotation);
  if (ground === 'building') return building;
  return segments.filter(({ kind }) => kind === ground.kind)[ground.index]?.name;
}
