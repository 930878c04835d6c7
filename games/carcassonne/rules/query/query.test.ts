import { play, type SetupRequest } from '@ochre/kernel';
import { sometimes, type WalkedMove, walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { carcassonne } from '../game.ts';
import { type Snapshot, snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';
import { type Flooded, floodFill } from '../testing/flood.ts';
import { TestTable } from '../testing/test-table.ts';
import { TILES } from '../tiles.ts';
import { completedBy, featuresOf, openSquareAt, openSquares } from './index.ts';

const SETUPS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, options: { smallCity: 'half', farmers: 'cities' } },
  { players: 5, modules: ['shrine'] },
];

/** C5.2, C5.3, C6.2: points now and when complete, from the words of the rulebook. */
function worthOf({ kind, tiles, shields, openSides }: Flooded, isHalf: boolean): [number, number] {
  if (kind === 'road') return [tiles.size, tiles.size];
  const complete = (isHalf && tiles.size === 2 ? 1 : 2) * (tiles.size + shields);
  return [openSides === 0 ? complete : tiles.size + shields, complete];
}

/** What a flood fill says of every city, road and farm. */
function slowly(view: Snapshot): string[] {
  const slow = floodFill(view);
  const complete = slow.filter(({ kind, openSides }) => kind === 'city' && openSides === 0);
  return slow.map((feature) => {
    const { kind, segments, tiles, openSides, shields, followers, cities } = feature;
    const touched = complete.filter((city) => city.segments.some((key) => cities.has(key))).length;
    const farm = view.options.farmers === 'cities' ? 0 : 3 * touched;
    const most = Math.max(...followers);
    return JSON.stringify([
      [...segments].sort(),
      tiles.size,
      openSides,
      shields,
      followers,
      followers.flatMap((count, player) => (most > 0 && count === most ? [player] : [])),
      kind !== 'field' && openSides === 0,
      kind === 'field' ? [farm, farm] : worthOf(feature, view.options.smallCity === 'half'),
      touched,
    ]);
  });
}

describe.each(SETUPS)('what can be asked of a position: %j', (request) => {
  it('features are those of a flood fill', () => {
    walk(
      carcassonne,
      request,
      'features',
      sometimes(7, ({ state }) => {
        const view = snapshot(state);
        const found = featuresOf(view)
          .filter(({ kind }) => kind !== 'cloister' && kind !== 'shrine')
          .map((one) =>
            JSON.stringify([
              one.parts.map(({ x, y, on }) => `${x},${y} ${on}`).sort(),
              one.tiles.length,
              one.openSides,
              one.shields,
              one.followers,
              one.holders,
              one.isComplete,
              [one.points, one.whenComplete],
              one.cities,
            ]),
          );
        expect(found.sort()).toEqual(slowly(view).sort());
      }),
    );
  });

  it('buildings are those on the table, with the squares around them', () => {
    walk(
      carcassonne,
      request,
      'buildings',
      sometimes(7, ({ state }) => {
        const view = snapshot(state);
        const found = featuresOf(view).filter(
          ({ kind }) => kind === 'cloister' || kind === 'shrine',
        );
        const expected = view.board.flatMap(({ x, y, tile }) => {
          const { building } = TILES[numberOf(tile)]!;
          if (building === undefined) return [];
          const near = view.board.filter(
            (other) => Math.abs(other.x - x) <= 1 && Math.abs(other.y - y) <= 1,
          ).length;
          const holders = view.followers.flatMap((one) =>
            one.on === building && one.x === x && one.y === y ? [one.player] : [],
          );
          const parts = [{ x, y, on: building }];
          return [{ kind: building, parts, openSides: 9 - near, holders, points: near }];
        });
        expect(found).toMatchObject(expected);
        expect(found).toHaveLength(expected.length);
        for (const { isComplete, openSides, whenComplete } of found) {
          expect([isComplete, whenComplete]).toEqual([openSides === 0, 9]);
        }
      }),
    );
  });

  it('points of all features add up to the scores, if the game ended now', () => {
    // By cities, farmers of several farms count together: no farm has points of its own (C6.6).
    if (request.options?.farmers === 'cities') return;
    const end = walk(carcassonne, request, 'points', ({ state }) => {
      if (state.phase === 'claim') return;
      expect(totalOf(snapshot(state))).toEqual(carcassonne.scores(state));
    });
    expect(totalOf(snapshot(end))).toEqual(snapshot(end).result?.scores);
  });

  const totalOf = (view: ReturnType<typeof snapshot>): number[] =>
    view.players.map(({ score }, player) =>
      featuresOf(view)
        .filter(({ holders }) => holders.includes(player))
        .reduce((sum, { points }) => sum + points, score),
    );

  it('a square says what fits it, as every tile in every turn that is tried there', () => {
    walk(
      carcassonne,
      request,
      'squares',
      sometimes(13, ({ state }) => {
        const view = snapshot(state);
        for (const { x, y, fitting, isDead } of openSquares(view)) {
          const expected = Object.entries(view.remaining).flatMap(([tile, left]) => {
            const held = {
              ...carcassonne.clone(state),
              phase: 'lay' as const,
              tile: numberOf(tile),
            };
            const turns = carcassonne
              .legalActions(held)
              .flatMap((move) =>
                move.kind === 'lay' && move.x === x && move.y === y ? [move.turn] : [],
              );
            return turns.length === 0 ? [] : [{ tile, left, turns }];
          });
          expect(fitting).toEqual(expected);
          expect(isDead).toBe(expected.length === 0);
        }
      }),
    );
  });

  it('a laying says what it would complete, as it turns out', () => {
    let completed = 0;
    const see = ({ state, action, chance }: WalkedMove<State, Action>): void => {
      if (action.kind !== 'lay') return;
      const said = completedBy(snapshot(state), action);
      const held = said.filter(({ holders }) => holders.length > 0);
      const after = play(carcassonne, state, action, chance);
      const none = carcassonne.parse('claim none');
      const events = [
        ...after.events,
        ...(after.state.phase === 'claim'
          ? play(carcassonne, after.state, none, chance).events
          : []),
      ];
      const scored = events.flatMap((event) =>
        event.type === 'scored' && event.isComplete ? [`${event.for} ${event.tiles.length}`] : [],
      );
      completed += scored.length;
      expect(held.map(({ kind, tiles }) => `${kind} ${tiles.length}`).sort()).toEqual(
        scored.sort(),
      );
    };
    for (const seed of ['a', 'b', 'c', 'd', 'e']) walk(carcassonne, request, seed, see);
    expect(completed).toBeGreaterThan(0);
  });
});

const numberOf = (id: string): number => TILES.findIndex((type) => type.id === id);

describe('a square', () => {
  it('is dead when nothing that lies face down fits it', () => {
    const table = TestTable.with([['U', '1,0 r0']]);
    expect(openSquareAt(table.seen, 0, -1)?.isDead).toBe(false);
    expect(openSquareAt(table.last().seen, 0, -1)).toMatchObject({ fitting: [], isDead: true });
  });

  it('is nothing where a tile lies, or where none is near', () => {
    const { seen } = new TestTable([]);
    expect([openSquareAt(seen, 0, 0), openSquareAt(seen, 7, 7)]).toEqual([undefined, undefined]);
  });
});
