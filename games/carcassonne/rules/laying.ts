import { type Lay, laysAt } from './action.ts';
import { FITTING } from './lies.ts';
import type { TileMap } from './map.ts';
import { inTheWay } from './neighbours.ts';
import type { RuleSet, State } from './state.ts';
import { TILES } from './tiles.ts';

/** The turns in which a tile can lie on an open square, as bits (C3.2, K4, K5). */
export function turnsOn(map: TileMap, rules: RuleSet, square: number, tile: number): number {
  const turns = FITTING[tile]![map.needs[square]!]!;
  const { building } = TILES[tile]!;
  if (turns === 0 || building === undefined) return turns;
  return inTheWay(map, rules, building, square) === undefined ? turns : 0;
}

/** Every way to lay the tile that is turned over. */
export function layings({ map, rules, tile }: State): Lay[] {
  const moves: Lay[] = [];
  const { open, needs, xs, ys } = map;
  const fitting = FITTING[tile]!;
  // Most tiles have no building: then the sides are all that counts.
  const { building } = TILES[tile]!;
  for (let at = 0; at < open.length; at++) {
    const square = open[at]!;
    const bits = fitting[needs[square]!]!;
    if (bits === 0) continue;
    if (building !== undefined && inTheWay(map, rules, building, square) !== undefined) continue;
    const lays = laysAt(xs[square]!, ys[square]!);
    for (let turn = 0; turn < 4; turn++) {
      if ((bits & (1 << turn)) !== 0) moves.push(lays[turn]!);
    }
  }
  return moves;
}

/** Whether a tile can be laid anywhere (C3.3). */
export function canBeLaid({ map, rules }: State, tile: number): boolean {
  const { open } = map;
  for (let at = 0; at < open.length; at++) {
    if (turnsOn(map, rules, open[at]!, tile) !== 0) return true;
  }
  return false;
}
