import { opponentOf } from '../challenges.ts';
import type { SquareXY } from '../events.ts';
import { squaresAround, squareXY } from '../extent.ts';
import { lieOf, type TileMap, tileAt } from '../map.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Building } from '../vocabulary.ts';
import { positionOf } from './position.ts';

/** A monk or a heretic in a challenge. */
export interface ChallengeSide {
  readonly player: number;
  readonly building: Building;
  readonly x: number;
  readonly y: number;
  /** The squares around it that are still empty. */
  readonly missing: readonly SquareXY[];
  /** What it brings if the game ends now (K11). */
  readonly points: number;
}

/** A monk and a heretic next to each other (K6). */
export interface Challenge {
  readonly sides: readonly [monk: ChallengeSide, heretic: ChallengeSide];
  /** Empty squares that count for both. */
  readonly shared: readonly SquareXY[];
  /** Which of the two is nearer to being complete; undefined where neither is. */
  readonly leader: 0 | 1 | undefined;
}

/** Every challenge on the table. */
export function challengesIn(view: Snapshot): readonly Challenge[] {
  const { map } = positionOf(view);
  return map.buildings.flatMap((tile, building) => {
    const opponent = opponentOf(map, building);
    const isMonk = lieOf(map, tile).building === 'cloister';
    return isMonk && opponent !== -1
      ? [challengeOf(sideOf(map, building), sideOf(map, opponent))]
      : [];
  });
}

function sideOf(map: TileMap, building: number): ChallengeSide {
  const tile = map.buildings[building]!;
  const [x, y] = squareXY(map, tile);
  const missing = squaresAround([x, y]).filter((square) => tileAt(map, ...square) === -1);
  return {
    player: map.keepers[building]!,
    building: lieOf(map, tile).building!,
    x,
    y,
    missing,
    points: 1 + map.around[building]!,
  };
}

function challengeOf(monk: ChallengeSide, heretic: ChallengeSide): Challenge {
  const [one, other] = [monk.missing.length, heretic.missing.length];
  return {
    sides: [monk, heretic],
    shared: monk.missing.filter(([x, y]) =>
      heretic.missing.some((to) => to[0] === x && to[1] === y),
    ),
    leader: one === other ? undefined : one < other ? 0 : 1,
  };
}
