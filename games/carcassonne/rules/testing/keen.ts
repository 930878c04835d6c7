import type { SetupRequest } from '@ochre/kernel';
import type { Action, Lay } from '../action.ts';
import { squareXY } from '../extent.ts';
import { carcassonne } from '../game.ts';
import { lieOf, type TileMap } from '../map.ts';
import type { State } from '../state.ts';
import { TILES } from '../tiles.ts';

/**
 * Carcassonne as those play it who are keen on buildings: each gets a follower, beside one of the other kind
 * where it may stand there, and is built around. Random games hardly ever have a challenge.
 */
export const keen: typeof carcassonne = {
  ...carcassonne,
  legalActions: (state) => keenest(state, carcassonne.legalActions(state)),
};

/** Their tiles come first, cloisters and shrines in turn. */
export const keenly = (request: SetupRequest): SetupRequest => {
  const [shrines, cloisters] = [tilesWith('shrine'), tilesWith('cloister')];
  const tiles = cloisters.flatMap((tile, at) => [tile, ...shrines.slice(at, at + 1)]);
  return { ...request, rig: { tiles } };
};

const tilesWith = (kind: string): string[] =>
  TILES.filter(({ building }) => building === kind).flatMap(({ id, count }) =>
    new Array<string>(count).fill(id),
  );

function keenest(state: State, legal: readonly Action[]): readonly Action[] {
  const { map, tile } = state;
  const claims = legal.filter(isOnBuilding);
  if (claims.length > 0) return claims;
  const kind = TILES[tile]?.building;
  const lays = legal.flatMap((move) => (move.kind === 'lay' ? [move] : []));
  const beside = (isWanted: (building: number) => boolean): Lay[] =>
    lays.filter((lay) =>
      map.buildings.some((_, building) => isWanted(building) && isBeside(map, building, lay)),
    );
  const rivals = beside(
    (building) => kind !== undefined && lieOf(map, map.buildings[building]!).building !== kind,
  );
  const around = beside((building) => map.keepers[building] !== -1);
  return [rivals, around, legal].find((some) => some.length > 0) ?? legal;
}

const isOnBuilding = (move: Action): boolean =>
  move.kind === 'claim' && (move.on === 'cloister' || move.on === 'shrine');

function isBeside(map: TileMap, building: number, { x, y }: Lay): boolean {
  const [atX, atY] = squareXY(map, map.buildings[building]!);
  return Math.abs(atX - x) <= 1 && Math.abs(atY - y) <= 1;
}
