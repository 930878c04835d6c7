import { play, type SetupRequest } from '@ochre/kernel';
import { sometimes, type WalkedMove, walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { carcassonne } from '../game.ts';
import { reasonAgainst } from '../reasons.ts';
import { type Snapshot, snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';
import { keen, keenly } from '../testing/keen.ts';
import { endPoints } from '../testing/recount.ts';
import { TILES } from '../tiles.ts';
import { TURNS } from '../vocabulary.ts';
import {
  challengesIn,
  closedSquares,
  closingOf,
  deadSquares,
  farmPoints,
  farmsJoinedBy,
  featureAt,
  featuresOf,
  heldFarms,
  isBuilding,
  lastTiles,
  openSquares,
  type Part,
  refusalAt,
  scoresNow,
  shutOffBy,
  touchedBy,
} from './index.ts';

const SETUPS: readonly SetupRequest[] = [
  { players: 2, options: { smallCity: 'half' } },
  { players: 3, options: { farmers: 'cities' } },
  { players: 5, modules: ['shrine'] },
  { players: 4, modules: ['shrine'], options: { shrineNeighbours: 'geometry' } },
];

type Xy = readonly [number, number];
const STEPS: readonly Xy[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const HALVES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'];
const isNear = ([x, y]: Xy, [toX, toY]: Xy): boolean =>
  Math.abs(x - toX) <= 1 && Math.abs(y - toY) <= 1;
const isTile = ({ board }: Snapshot, x: number, y: number): boolean =>
  board.some((tile) => tile.x === x && tile.y === y);
const numberOf = (id: string): number => TILES.findIndex((type) => type.id === id);
const sorted = (squares: readonly Xy[]): string[] => squares.map(String).sort();

/** The sides of a segment, from the list of tiles. */
function sidesOf(view: Snapshot, { x, y, on }: Part): number[] {
  const { tile, rotation } = view.board.find((one) => one.x === x && one.y === y)!;
  const { cities, roads, fields } = TILES[numberOf(tile)]!;
  const [kind, where = ''] = on.split(' ');
  if (kind === 'field') {
    const halves = fields.map((one) => one.halves.map((half) => (half + 2 * rotation) % 8));
    return (halves.find((some) => some.includes(HALVES.indexOf(where))) ?? []).map(
      (half) => half >> 1,
    );
  }
  const segments = (kind === 'city' ? cities : roads).map(({ sides }) =>
    sides.map((side) => (side + rotation) % 4),
  );
  return segments.find((sides) => sides.includes('nesw'.indexOf(where))) ?? [];
}

function emptySquaresOf(view: Snapshot, parts: readonly Part[]): Xy[] {
  const squares = parts.flatMap((part) =>
    isBuilding(part.on as never)
      ? [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Xy => [part.x + dx, part.y + dy]))
      : sidesOf(view, part).map((side): Xy => [part.x + STEPS[side]![0], part.y + STEPS[side]![1]]),
  );
  const empty = squares.filter(([x, y]) => !isTile(view, x, y));
  return [...new Map(empty.map((square) => [String(square), square])).values()];
}

describe.each(SETUPS)('what strong players want to know: %j', (request) => {
  const look = (seed: string, every: number, see: (view: Snapshot, state: State) => void) =>
    walk(
      carcassonne,
      request,
      seed,
      sometimes(every, ({ state }) => see(snapshot(state), state)),
    );

  it('features lead to the empty squares beside their own sides', () => {
    look('open', 11, (view) => {
      for (const { parts, openSquares: found } of featuresOf(view)) {
        expect(sorted(found)).toEqual(sorted(emptySquaresOf(view, parts)));
      }
    });
  });

  it('nothing is ever complete with fewer tiles, or for less, than was said', () => {
    const said: { part: Part; tiles: number; points: number }[] = [];
    const end = walk(
      carcassonne,
      request,
      'closing',
      sometimes(5, ({ state }) => {
        const view = snapshot(state);
        for (const feature of featuresOf(view)) {
          const closing = closingOf(view, feature);
          if (closing === undefined) continue;
          const tiles = isBuilding(feature.kind)
            ? closing.tiles
            : feature.tiles.length + closing.tiles;
          said.push({ part: feature.parts[0]!, tiles, points: closing.points });
        }
      }),
    );
    const view = snapshot(end);
    let complete = 0;
    for (const { part, tiles, points } of said) {
      const feature = featureAt(view, part)!;
      if (!feature.isComplete) continue;
      complete++;
      expect(feature.whenComplete).toBeGreaterThanOrEqual(points);
      if (!isBuilding(feature.kind)) expect(feature.tiles.length).toBeGreaterThanOrEqual(tiles);
    }
    expect(complete).toBeGreaterThan(0);
  });

  it('what a laying shuts off is another’s, and no tile is ever laid where it is open', () => {
    const said: { part: Part; squares: readonly Xy[] }[] = [];
    const end = walk(carcassonne, request, 'shut', ({ state, action }) => {
      if (action.kind !== 'lay') return;
      const view = snapshot(state);
      const before = new Set(sorted(deadSquares(view)));
      for (const { parts, holders, openSquares: open } of shutOffBy(view, action)) {
        expect(holders).not.toContain(state.player);
        expect(holders).not.toEqual([]);
        said.push({ part: parts[0]!, squares: open.filter((one) => !before.has(String(one))) });
      }
    });
    const view = snapshot(end);
    for (const { part, squares } of said) {
      expect(featureAt(view, part)?.isComplete).toBe(false);
      expect(squares.some(([x, y]) => !isTile(view, x, y))).toBe(true);
    }
    expect(said.length).toBeGreaterThan(0);
  });

  it('a laying says what it brings to whom, as it turns out', () => {
    let completed = 0;
    let lost = 0;
    const see = ({ state, action, chance }: WalkedMove<State, Action>): void => {
      if (action.kind !== 'lay') return;
      const touched = touchedBy(snapshot(state), action);
      const after = play(carcassonne, state, action, chance);
      const events = [...after.events];
      if (after.state.phase === 'claim') {
        events.push(
          ...play(carcassonne, after.state, carcassonne.parse('claim none'), chance).events,
        );
      }
      const scored = events.flatMap((event) =>
        event.type === 'scored' && event.isComplete
          ? [`${event.for} ${event.points} ${event.players}`]
          : [],
      );
      const held = touched.filter(
        ({ closing, feature }) => closing.tiles === 0 && feature.holders.length > 0,
      );
      expect(
        held
          .map(({ feature, closing }) => `${feature.kind} ${closing.points} ${feature.holders}`)
          .sort(),
      ).toEqual(scored.sort());
      const losers = events.flatMap((event) =>
        event.type === 'challengeLost' ? [event.player] : [],
      );
      expect(touched.flatMap(({ loser }) => (loser === undefined ? [] : [loser]))).toEqual(losers);
      completed += scored.length;
      lost += losers.length;
    };
    for (const seed of ['a', 'b', 'c']) walk(carcassonne, request, seed, see);
    if (request.modules) walk(keen, keenly(request), 'd', see);
    expect(completed).toBeGreaterThan(0);
    if (request.modules) expect(lost).toBeGreaterThan(0);
  });

  it('farms that a laying joins are one after it, and were several before', () => {
    let joined = 0;
    const see = ({ state, action, chance }: WalkedMove<State, Action>): void => {
      if (action.kind !== 'lay') return;
      const [before, told] = [snapshot(state), farmsJoinedBy(snapshot(state), action)];
      const after = snapshot(play(carcassonne, state, action, chance).state);
      const slow = featuresOf(after).flatMap((farm) => {
        if (farm.kind !== 'farm' || farm.holders.length === 0) return [];
        const old = farm.parts.flatMap((part) => featureAt(before, part) ?? []);
        const from = new Set(
          old.map(({ parts }) => String(parts.map(({ x, y, on }) => [x, y, on]))),
        );
        return from.size > 1 ? [`${farm.parts.length} ${farm.holders} ${from.size}`] : [];
      });
      expect(
        told.map(({ farm, from }) => `${farm.parts.length} ${farm.holders} ${from.length}`).sort(),
      ).toEqual(slow.sort());
      for (const { farm, losers } of told) {
        expect(losers.some((loser) => farm.holders.includes(loser))).toBe(false);
      }
      joined += told.length;
    };
    for (const seed of ['a', 'b']) walk(carcassonne, request, seed, see);
    expect(joined).toBeGreaterThan(0);
  });

  it('farmers get from all cities what the end adds for farms', () => {
    look('farms', 3, (view) => {
      // What is complete and not scored yet would be scored first.
      if (view.phase === 'claim') return;
      const others = {
        ...view,
        followers: view.followers.filter(({ on }) => !on.startsWith('field')),
      };
      const rest = endPoints(others);
      const expected = endPoints(view).map((points, player) => points - rest[player]!);
      const found = view.players.map((_, player) =>
        farmPoints(view).reduce(
          (sum, one) => (one.players.includes(player) ? sum + one.points : sum),
          0,
        ),
      );
      expect(found).toEqual(expected);
      expect(scoresNow(view)).toEqual(
        view.players.map(({ score }, player) => score + rest[player]! + expected[player]!),
      );
      const farmers = view.followers.filter(({ on }) => on.startsWith('field')).length;
      const standing = heldFarms(view).flatMap(({ farm }) => farm.followers);
      expect(standing.reduce((sum, count) => sum + count, 0)).toBe(farmers);
      for (const { farm, fed } of heldFarms(view)) expect(fed).toHaveLength(farm.cities);
    });
  });

  it('a square is dead when nothing fits it, now and ever', () => {
    const dead = new Set<string>();
    const end = look('dead', 6, (view, state) => {
      const types = [...(view.phase === 'lay' ? [view.tile!] : []), ...Object.keys(view.remaining)];
      const expected = openSquares(view).filter(({ x, y }) =>
        types.every((tile) =>
          TURNS.every((turn) => {
            const held = { ...state, phase: 'lay' as const, tile: numberOf(tile) };
            const action = { kind: 'lay', x, y, turn } as const;
            if (carcassonne.isLegal(held, action)) return false;
            const reason = reasonAgainst(held, action);
            return (
              reason.type === 'sides' || (reason.type === 'building' && reason.why !== 'challenge')
            );
          }),
        ),
      );
      expect(sorted(deadSquares(view))).toEqual(sorted(expected.map(({ x, y }) => [x, y])));
      for (const square of deadSquares(view)) dead.add(String(square));
    });
    const filled = new Set(snapshot(end).board.map(({ x, y }) => `${x},${y}`));
    expect([...dead].filter((square) => filled.has(square))).toEqual([]);
    expect(dead.size).toBeGreaterThan(0);
  });

  it('the chance of a square is the share of the tiles that fit it', () => {
    look('chance', 9, (view) => {
      for (const { fitting, fits, chance } of openSquares(view)) {
        expect(fits).toBe(fitting.map(({ left }) => left).reduce((sum, left) => sum + left, 0));
        expect(chance * view.left).toBeCloseTo(fits);
      }
    });
  });

  it('a refusal is there where the tile lies in no turn, and points at tiles', () => {
    look('refusal', 9, (view, state) => {
      if (view.phase !== 'lay') return;
      const legal = new Set(
        carcassonne
          .legalActions(state)
          .map((move) => (move.kind === 'lay' ? `${move.x},${move.y}` : '')),
      );
      for (const { x, y } of openSquares(view)) {
        const refusal = refusalAt(view, [x, y], 1);
        expect(refusal === undefined).toBe(legal.has(`${x},${y}`));
        if (refusal === undefined) continue;
        expect(refusal.rule).toMatch(refusal.closed === undefined ? /^C3\.2$/ : /^K[45]$/);
        expect(refusal.by.length).toBeGreaterThan(0);
        expect(
          refusal.by.every((square) => isTile(view, ...square) && isNear(square, [x, y])),
        ).toBe(true);
      }
      expect(refusalAt(view, [0, 0], 0)).toBeUndefined();
    });
  });

  it('the tiles laid last are found, one of each player', () => {
    look('last', 4, (view) => {
      const reversed = [...view.board].reverse();
      const expected = view.players.flatMap((_, player) => {
        const found = reversed.find((tile) => tile.player === player);
        return found === undefined ? [] : [found];
      });
      expect(new Set(lastTiles(view))).toEqual(new Set(expected));
    });
  });
});

describe.each(SETUPS.filter(({ modules }) => modules))('The Shrine: %j', (request) => {
  const among = (view: Snapshot, kind: string): readonly (Xy & { readonly player?: number })[] =>
    view.board.flatMap(({ x, y, tile }) =>
      TILES[numberOf(tile)]!.building === kind ? [[x, y] as const] : [],
    );

  const standing = (view: Snapshot, kind: string) => view.followers.filter(({ on }) => on === kind);

  /** K6, by the words of the rulebook. */
  const pairs = (view: Snapshot) =>
    standing(view, 'cloister').flatMap((monk) =>
      standing(view, 'shrine').flatMap((heretic) =>
        isNear([monk.x, monk.y], [heretic.x, heretic.y]) ? [[monk, heretic] as const] : [],
      ),
    );

  it('a challenge has both sides, what each misses, and who leads', () => {
    let seen = 0;
    for (const seed of ['g', 'h']) {
      walk(keen, keenly(request), seed, ({ state }) => {
        const view = snapshot(state);
        const expected = pairs(view).map((pair) => {
          const missing = pair.map(({ x, y, on }) => emptySquaresOf(view, [{ x, y, on }]));
          const [one, other] = [missing[0]!.length, missing[1]!.length];
          return {
            players: pair.map(({ player }) => player),
            missing: missing.map(sorted),
            points: missing.map(({ length }) => 9 - length),
            shared: sorted(missing[0]!).filter((square) => sorted(missing[1]!).includes(square)),
            leader: one === other ? undefined : one < other ? 0 : 1,
          };
        });
        const found = challengesIn(view).map(({ sides, shared, leader }) => ({
          players: sides.map(({ player }) => player),
          missing: sides.map(({ missing }) => sorted(missing)),
          points: sides.map(({ points }) => points),
          shared: sorted(shared),
          leader,
        }));
        expect(found.map((one) => JSON.stringify(one)).sort()).toEqual(
          expected.map((one) => JSON.stringify(one)).sort(),
        );
        seen += found.length;
      });
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('squares are closed for what K4 and K5 say, and by whom', () => {
    const isGeometry = request.options?.shrineNeighbours === 'geometry';
    let seen = 0;
    walk(
      carcassonne,
      request,
      'closed',
      sometimes(4, ({ state }) => {
        const view = snapshot(state);
        const expected = (['cloister', 'shrine'] as const).flatMap((building) => {
          const other = building === 'cloister' ? 'shrine' : 'cloister';
          return openSquares(view).flatMap(({ x, y }) => {
            const rivals = among(view, other).filter((square) => isNear(square, [x, y]));
            const inChallenge = pairs(view).some((pair) =>
              pair.some((one) => String([one.x, one.y]) === String(rivals[0])),
            );
            const hasNeighbour = among(view, building).some(
              (square) => rivals[0] !== undefined && isNear(square, rivals[0]),
            );
            const isClosed =
              rivals.length > 1 ||
              (rivals.length === 1 && (isGeometry ? hasNeighbour : inChallenge));
            return isClosed ? [`${building} ${x},${y} by ${sorted(rivals)}`] : [];
          });
        });
        const found = closedSquares(view).map(
          ({ building, x, y, by }) => `${building} ${x},${y} by ${sorted(by)}`,
        );
        expect(found.sort()).toEqual(expected.sort());
        seen += found.length;
      }),
    );
    expect(seen).toBeGreaterThan(0);
  });
});
