import { lieOf, type TileMap } from './map.ts';

/** Whether a building is under a challenge (K6): then the one that it is in a challenge with, or -1. */
export function opponentOf(map: TileMap, building: number): number {
  const { buildings, keepers } = map;
  if (keepers[building] === -1) return -1;
  for (let other = 0; other < buildings.length; other++) {
    if (keepers[other] !== -1 && areRivals(map, building, other)) return other;
  }
  return -1;
}

/** A cloister and a shrine, one of them next to the other. */
export function areRivals(map: TileMap, one: number, other: number): boolean {
  const { buildings, squares, xs, ys } = map;
  const [a, b] = [buildings[one]!, buildings[other]!];
  if (lieOf(map, a).building === lieOf(map, b).building) return false;
  const [here, there] = [squares[a]!, squares[b]!];
  return Math.abs(xs[here]! - xs[there]!) <= 1 && Math.abs(ys[here]! - ys[there]!) <= 1;
}
