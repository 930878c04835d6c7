import type { Snapshot } from '../snapshot.ts';
import { TILES, type TileType } from '../tiles.ts';

/**
 * Features by flood fill, from a snapshot alone and by the words of the rulebook: slow, and with nothing
 * in common with how the rules find them. Sides and half-sides are numbers, clockwise from n and nnw.
 */
export interface Flooded {
  readonly kind: 'city' | 'road' | 'field';
  /** Its segments, as `x,y kind first-side`. */
  readonly segments: readonly string[];
  readonly tiles: ReadonlySet<string>;
  readonly openSides: number;
  readonly shields: number;
  /** Of each player, how many followers. */
  readonly followers: readonly number[];
  /** Of a field: keys of the city segments that it touches. */
  readonly cities: ReadonlySet<string>;
}

interface Part {
  readonly key: string;
  readonly square: string;
  readonly kind: Flooded['kind'];
  readonly ports: readonly string[];
  readonly across: readonly string[];
  readonly openSides: number;
  readonly shields: number;
  readonly followers: readonly number[];
  readonly cities: readonly string[];
}

const SIDES = 'nesw';
const HALVES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'];
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function floodFill({ board, followers, players }: Snapshot): Flooded[] {
  const occupied = new Set(board.map(({ x, y }) => `${x},${y}`));
  const parts = board.flatMap((laid) => partsOf(laid, occupied, followers, players.length));
  const byPort = new Map(parts.flatMap((part) => part.ports.map((port) => [port, part] as const)));
  const seen = new Set<Part>();
  const features: Flooded[] = [];
  for (const part of parts) {
    if (seen.has(part)) continue;
    const group: Part[] = [];
    const todo = [part];
    seen.add(part);
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      group.push(next);
      for (const port of next.across) {
        const beside = byPort.get(port);
        if (beside === undefined || seen.has(beside)) continue;
        seen.add(beside);
        todo.push(beside);
      }
    }
    features.push(together(group));
  }
  return features;
}

function together(group: readonly Part[]): Flooded {
  const sum = (count: (part: Part) => number): number =>
    group.reduce((all, part) => all + count(part), 0);
  return {
    kind: group[0]!.kind,
    segments: group.map(({ key }) => key),
    tiles: new Set(group.map(({ square }) => square)),
    openSides: sum(({ openSides }) => openSides),
    shields: sum(({ shields }) => shields),
    followers: group[0]!.followers.map((_, player) => sum(({ followers }) => followers[player]!)),
    cities: new Set(group.flatMap(({ cities }) => cities)),
  };
}

function partsOf(
  { x, y, tile, rotation }: Snapshot['board'][number],
  occupied: ReadonlySet<string>,
  followers: Snapshot['followers'],
  players: number,
): Part[] {
  const type: TileType = TILES.find(({ id }) => id === tile)!;
  const square = `${x},${y}`;
  const standing = (name: string): number[] =>
    Array.from(
      { length: players },
      (_, player) =>
        followers.filter(
          (one) => one.player === player && one.x === x && one.y === y && one.on === name,
        ).length,
    );
  const beside = (side: number): string => `${x + STEPS[side]![0]},${y + STEPS[side]![1]}`;
  const onSides = (kind: 'city' | 'road', unturned: readonly number[], shields: number): Part => {
    const sides = unturned.map((side) => (side + rotation) % 4).sort();
    const name = `${kind} ${SIDES[sides[0]!]}`;
    return {
      key: `${square} ${name}`,
      square,
      kind,
      ports: sides.map((side) => `${square} ${kind} ${side}`),
      across: sides.map((side) => `${beside(side)} ${kind} ${(side + 2) % 4}`),
      openSides: sides.filter((side) => !occupied.has(beside(side))).length,
      shields,
      followers: standing(name),
      cities: [],
    };
  };
  const cities = type.cities.map(({ sides, shields }) => onSides('city', sides, shields));
  const roads = type.roads.map(({ sides }) => onSides('road', sides, 0));
  const fields = type.fields.map(({ halves: unturned, cities: touched }): Part => {
    const halves = unturned.map((half) => (half + 2 * rotation) % 8).sort();
    const name = `field ${HALVES[halves[0]!]}`;
    return {
      key: `${square} ${name}`,
      square,
      kind: 'field',
      ports: halves.map((half) => `${square} field ${half}`),
      across: halves.map((half) => `${beside(half >> 1)} field ${MEETS[half]}`),
      openSides: [...new Set(halves.map((half) => half >> 1))].filter(
        (side) => !occupied.has(beside(side)),
      ).length,
      shields: 0,
      followers: standing(name),
      cities: touched.map((city) => cities[city]!.key),
    };
  });
  return [...cities, ...roads, ...fields];
}

/** The western half of a northern side meets the western half of the southern side beyond. */
const MEETS = [5, 4, 7, 6, 1, 0, 3, 2];
