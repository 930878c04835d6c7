import { areRivals, opponentOf } from './challenges.ts';
import { lieOf, type TileMap } from './map.ts';
import type { RuleSet } from './state.ts';
import type { Building } from './vocabulary.ts';

/** Why a building may not stand on a square. */
export type InTheWay =
  /** K4: more than one of the other kind would be next to it. */
  | 'several'
  /** K5: the one next to it is under a challenge. */
  | 'challenge'
  /** K5, by the geometry: the one next to it has one of this kind beside it already. */
  | 'taken';

/** What is in the way of a building there, and which building that is; undefined where nothing is. */
export function inTheWay(
  map: TileMap,
  rules: RuleSet,
  kind: Building,
  square: number,
): { readonly why: InTheWay; readonly building: number } | undefined {
  if (!rules.hasShrines) return undefined;
  const rivals = rivalsAround(map, kind, square);
  const [only, second] = rivals;
  if (only === undefined) return undefined;
  if (second !== undefined) return { why: 'several', building: second };
  if (rules.shrineNeighbours === 'geometry') {
    const isTaken = map.buildings.some((_, other) => areRivals(map, only, other));
    return isTaken ? { why: 'taken', building: only } : undefined;
  }
  return opponentOf(map, only) === -1 ? undefined : { why: 'challenge', building: only };
}

/** The buildings of the other kind next to a square. */
export function rivalsAround(map: TileMap, kind: Building, square: number): number[] {
  const { buildings, squares, xs, ys } = map;
  const found: number[] = [];
  for (let at = 0; at < buildings.length; at++) {
    const tile = buildings[at]!;
    if (lieOf(map, tile).building === kind) continue;
    const there = squares[tile]!;
    if (Math.abs(xs[there]! - xs[square]!) <= 1 && Math.abs(ys[there]! - ys[square]!) <= 1) {
      found.push(at);
    }
  }
  return found;
}
