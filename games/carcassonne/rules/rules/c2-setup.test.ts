import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../game.ts';
import { TestTable } from '../testing/test-table.ts';

describe('setup', () => {
  it('C2.1 one D lies open at 0,0, unturned; the other 71 are face down', () => {
    const { board, left, remaining, tile } = new TestTable([]).seen;
    expect(board).toEqual([{ x: 0, y: 0, tile: 'D', rotation: 0, player: null }]);
    // One of them is turned over.
    expect(left).toBe(70);
    const counts = Object.values(remaining).reduce((sum, count) => sum + count, 0);
    expect(counts).toBe(left);
    expect((remaining.D ?? 0) + (tile === 'D' ? 1 : 0)).toBe(3);
  });

  it('K1 five shrines are shuffled among them: 76', () => {
    const { left, remaining, tile } = new TestTable([], { modules: ['shrine'] }).seen;
    expect(left).toBe(75);
    const shrines = [...Object.keys(remaining), tile].filter((id) => id?.startsWith('SH'));
    expect(new Set(shrines).size).toBe(5);
  });

  it.each([2, 3, 4, 5])('C2.2 each of %s players has 7 followers and no points', (players) => {
    expect(new TestTable([], { players }).seen.players).toEqual(
      Array.from({ length: players }, () => ({ score: 0, followers: 7 })),
    );
  });

  it('C2.2 a first player is drawn, and turns go clockwise', () => {
    const setup = carcassonne.checkSetup({ players: 3 });
    const firsts = Array.from({ length: 40 }, (_, seed) =>
      carcassonne.setup(setup, simulationChance(String(seed))),
    ).map(({ firstPlayer }) => firstPlayer);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    const table = new TestTable(['U', 'U', 'U', 'U'], { players: 3 });
    const turns = ['1,0 r0', '2,0 r0', '3,0 r0', '4,0 r0'].map((lay) => {
      const { turn, decision } = table.seen;
      table.turn(lay);
      return [turn, decision?.player];
    });
    expect(turns).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ]);
  });
});
