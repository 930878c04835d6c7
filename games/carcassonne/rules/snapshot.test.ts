import { describe, expect, it } from 'vitest';
import { carcassonne } from './game.ts';
import { TestTable } from './testing/test-table.ts';

describe('the snapshot', () => {
  it('is that of the public contract', () => {
    const table = new TestTable(['U', 'V'], { modules: ['shrine'] });
    table.turn('1,0 r0', 'field nnw').move('lay 2,0 r0');
    const { remaining, ...rest } = table.seen;
    expect(rest).toEqual({
      game: 'carcassonne',
      modules: ['shrine'],
      options: {},
      turn: 2,
      phase: 'claim',
      firstPlayer: 0,
      decision: { player: 1, kind: 'claim' },
      tile: 'V',
      board: [
        { x: 0, y: 0, tile: 'D', rotation: 0, player: null },
        { x: 1, y: 0, tile: 'U', rotation: 0, player: 0 },
        { x: 2, y: 0, tile: 'V', rotation: 0, player: 1 },
      ],
      followers: [{ player: 0, x: 1, y: 0, on: 'field nnw' }],
      left: 74,
      removed: [],
      players: [
        { score: 0, followers: 6 },
        { score: 0, followers: 7 },
      ],
    });
    expect(Object.values(remaining).reduce((sum, count) => sum + count, 0)).toBe(74);
  });

  it('is the same for everybody, also for who sees all: the order of the tiles is nowhere', () => {
    const { state } = TestTable.with([['U', '1,0 r0']]);
    const twin = { ...carcassonne.clone(state), bag: [...state.bag].reverse() };
    for (const viewer of [0, 1, 'spectator', 'all'] as const) {
      expect(JSON.stringify(carcassonne.view(twin, viewer))).toBe(
        JSON.stringify(carcassonne.view(state, viewer)),
      );
    }
  });

  it('leaves out types of which none is left', () => {
    const table = TestTable.with([['C', '0,-1 r0']]);
    expect(table.seen.remaining).not.toHaveProperty('C');
  });
});
