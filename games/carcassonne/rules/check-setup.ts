import { badRequest, checkRequest, type Rig, type Setup, type SetupRequest } from '@ochre/kernel';
import { meta } from '../meta.ts';
import type { RuleSet } from './state.ts';
import { START_TILE, TILES, type TileType } from './tiles.ts';

/** What can be known beforehand: the first tiles to be turned over, and who begins. */
export interface CarcassonneRig extends Rig {
  readonly tiles?: readonly string[];
  readonly firstPlayer?: number;
}

export interface CarcassonneSetup extends Setup {
  readonly rig?: CarcassonneRig;
}

export function checkSetup(request: SetupRequest): CarcassonneSetup {
  const { rig: _, ...setup } = checkRequest(meta, request);
  return request.rig === undefined ? setup : { ...setup, rig: checkRig(request.rig, setup) };
}

/** The tiles of a game: those of the base game, and of its modules. */
export const tilesIn = (modules: readonly string[]): TileType[] =>
  TILES.filter(({ module }) => module === undefined || modules.includes(module));

/** How many tiles of a type lie face down at first (C2.1, K1). */
export const countOf = ({ id, count }: TileType): number => (id === START_TILE ? count - 1 : count);

export function rulesOf({ players, modules, options }: Setup): RuleSet {
  return {
    players,
    hasShrines: modules.includes('shrine'),
    smallCity: options.smallCity === 'half' ? 'half' : 'full',
    farmers: options.farmers === 'cities' || options.farmers === 'none' ? options.farmers : 'farms',
    shrineNeighbours: options.shrineNeighbours === 'geometry' ? 'geometry' : 'challenge',
  };
}

const FIELDS = ['tiles', 'firstPlayer'];

function checkRig(rig: unknown, { modules, players }: Setup): CarcassonneRig {
  if (typeof rig !== 'object' || rig === null || Array.isArray(rig)) {
    throw badRequest('rig', 'an object is expected, like {"tiles":["V","U"],"firstPlayer":0}');
  }
  const unknown = Object.keys(rig).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) {
    throw badRequest(`rig.${unknown}`, `it cannot be rigged; allowed: ${FIELDS.join(', ')}`);
  }
  const { tiles, firstPlayer } = rig as { tiles?: unknown; firstPlayer?: unknown };
  return {
    ...(tiles === undefined ? {} : { tiles: checkTiles(tiles, tilesIn(modules)) }),
    ...(firstPlayer === undefined ? {} : { firstPlayer: checkPlayer(firstPlayer, players) }),
  };
}

function checkTiles(tiles: unknown, types: readonly TileType[]): string[] {
  if (!Array.isArray(tiles)) throw badRequest('rig.tiles', 'a list of tiles is expected');
  const used = new Map<string, number>();
  return tiles.map((id: unknown) => {
    const type = types.find((one) => one.id === id);
    if (type === undefined) {
      const known = types.map((one) => one.id).join(', ');
      throw badRequest(
        'rig.tiles',
        `${JSON.stringify(id)} is no tile of this game; there are ${known}`,
      );
    }
    const count = (used.get(type.id) ?? 0) + 1;
    used.set(type.id, count);
    if (count > countOf(type)) {
      throw badRequest(
        'rig.tiles',
        `"${type.id}" is named ${count} times; ${countOf(type)} can be drawn`,
      );
    }
    return type.id;
  });
}

function checkPlayer(player: unknown, players: number): number {
  if (typeof player !== 'number' || !Number.isInteger(player) || player < 0 || player >= players) {
    throw badRequest('rig.firstPlayer', `a whole number from 0 to ${players - 1} is expected`);
  }
  return player;
}
