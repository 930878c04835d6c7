import { CLAIM_NONE, type Claim, claimOf } from './action.ts';
import { featureOf, lieOf, type TileMap } from './map.ts';
import { IN_BUILDING, PEOPLE_BITS, packed, type RuleSet, type State } from './state.ts';

export const lastTile = ({ squares }: TileMap): number => squares.length - 1;

/** C4.2, C6.6: whether a follower may stand on a segment of a tile. */
export function isFree(map: TileMap, rules: RuleSet, tile: number, segment: number): boolean {
  const { kind } = lieOf(map, tile).segments[segment]!;
  if (kind === 'field' && rules.farmers === 'none') return false;
  return map.people[featureOf(map, map.firsts[tile]! + segment)] === 0;
}

/** Whether the player has a choice: a follower, and somewhere to put it (C4.1, C4.3). */
export function canClaim({ map, rules, supply, player }: State): boolean {
  if (supply[player] === 0) return false;
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  if (building !== undefined) return true;
  for (let segment = 0; segment < segments.length; segment++) {
    if (isFree(map, rules, tile, segment)) return true;
  }
  return false;
}

/** Every claim, and none. */
export function claims({ map, rules }: State): Claim[] {
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  const moves: Claim[] = [];
  for (let segment = 0; segment < segments.length; segment++) {
    if (isFree(map, rules, tile, segment)) moves.push(segments[segment]!.claim);
  }
  if (building !== undefined) moves.push(claimOf(building));
  moves.push(CLAIM_NONE);
  return moves;
}

/** Puts a follower of the player in turn on the tile just laid. */
export function placeFollower(state: State, on: Claim['on']): void {
  const { map, player, supply, followers } = state;
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  supply[player]!--;
  if (on === building) {
    followers.push(packed({ player, tile, segment: IN_BUILDING }));
    map.keepers[map.keepers.length - 1] = player;
    return;
  }
  const segment = segments.findIndex(({ name }) => name === on);
  followers.push(packed({ player, tile, segment }));
  map.people[featureOf(map, map.firsts[tile]! + segment)]! += 1 << (player * PEOPLE_BITS);
}
