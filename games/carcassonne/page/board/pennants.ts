import { ofSeat } from '@ochre/kernel';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { type Feature, featuresOf, lieNamed, type Side, type Snapshot } from '../../rules/index.ts';

/** The two corners of a side, from the north-west corner of its square. */
const CORNERS: Readonly<Record<Side, readonly (readonly [dx: number, dy: number])[]>> = {
  n: [
    [0, 0],
    [1, 0],
  ],
  e: [
    [1, 0],
    [1, 1],
  ],
  s: [
    [0, 1],
    [1, 1],
  ],
  w: [
    [0, 0],
    [0, 1],
  ],
};

/** Whose pennant flies on a tower, by its corner: of a city that one player holds alone. */
export function pennantsOf(view: Snapshot, seats: readonly Seat[]): ReadonlyMap<string, Tribe> {
  const flags = new Map<string, Tribe | undefined>();
  for (const city of featuresOf(view)) {
    if (city.kind !== 'city') continue;
    const [holder, ...more] = city.holders;
    const tribe = holder === undefined || more.length > 0 ? undefined : ofSeat(seats, holder).tribe;
    for (const corner of cornersOf(view, city)) {
      // Two cities may share a tower: it is nobody's.
      const isOthers = flags.has(corner) && flags.get(corner) !== tribe;
      flags.set(corner, isOthers ? undefined : tribe);
    }
  }
  return new Map([...flags].flatMap(([corner, tribe]) => (tribe ? [[corner, tribe]] : [])));
}

function cornersOf({ board }: Snapshot, { parts }: Feature): ReadonlySet<string> {
  const tiles = new Map(board.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const corners = parts.flatMap(({ x, y, on }) => {
    const { tile, rotation } = tiles.get(`${x},${y}`)!;
    const names = lieNamed(tile, rotation).segments.find(({ name }) => name === on)?.names ?? [];
    return names.flatMap((name) =>
      CORNERS[name.split(' ')[1] as Side].map(([dx, dy]) => `${x + dx},${y + dy}`),
    );
  });
  return new Set(corners);
}
