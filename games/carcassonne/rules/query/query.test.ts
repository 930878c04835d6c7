import { play } from '@ochre/kernel';
import { sometimes, type WalkedMove, walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { carcassonne } from '../game.ts';
import { snapshot } from '../snapshot.ts';
import type { State } from '../state.ts';
import { floodFill } from '../testing/flood.ts';
import { TestTable } from '../testing/test-table.ts';
import { TILES } from '../tiles.ts';
import { completedBy, featuresOf, openSquareAt, openSquares } from './index.ts';

const SETUPS = [{ players: 2 }, { players: 5, modules: ['shrine'] }];

describe.each(SETUPS)('what can be asked of a position: %j', (request) => {
  it('features are those of a flood fill', () => {
    walk(
      carcassonne,
      request,
      'features',
      sometimes(7, ({ state }) => {
        const view = snapshot(state);
        const slow = floodFill(view);
        const complete = new Set(
          slow.flatMap(({ kind, openSides, segments }) =>
            kind === 'city' && openSides === 0 ? [segments] : [],
          ),
        );
        const expected = slow.map(
          ({ kind, segments, tiles, openSides, shields, followers, cities }) => {
            const touched = [...complete].filter((city) =>
              city.some((key) => cities.has(key)),
            ).length;
            const most = Math.max(...followers);
            const holders = followers.flatMap((count, player) =>
              most > 0 && count === most ? [player] : [],
            );
            const facts =
              kind === 'field' ? [touched, 3 * touched] : [openSides, shields, openSides === 0];
            return JSON.stringify([[...segments].sort(), tiles.size, followers, holders, facts]);
          },
        );
        const found = featuresOf(view).flatMap((feature) => {
          const { kind, parts, tiles, openSides, shields, followers, holders } = feature;
          if (kind === 'cloister' || kind === 'shrine') return [];
          const facts =
            kind === 'farm'
              ? [feature.cities, feature.points]
              : [openSides, shields, feature.isComplete];
          const keys = parts.map(({ x, y, on }) => `${x},${y} ${on}`).sort();
          return [JSON.stringify([keys, tiles.length, followers, holders, facts])];
        });
        expect(found.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('points of all features add up to the scores, if the game ended now', () => {
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
