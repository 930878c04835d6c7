import { describe, expect, it } from 'vitest';
import { carcassonne } from '../game.ts';
import { tileNamed } from '../lies.ts';
import { TestTable } from '../testing/test-table.ts';

describe('laying the tile', () => {
  it('C3.1 the tile turned over is there for all to see, and must be laid', () => {
    const table = new TestTable(['V', 'U']);
    expect(table.seen).toMatchObject({
      phase: 'lay',
      tile: 'V',
      decision: { player: 0, kind: 'lay' },
    });
    expect(table.refusal('claim none').rule).toBe('C3.1');
    expect(table.legal.every((move) => move.startsWith('lay '))).toBe(true);
    table.turn('1,0 r0');
    expect(table.told('turned').at(-1)).toEqual({ type: 'turned', player: 1, tile: 'U', turn: 2 });
  });

  it('C3.2 it may be turned, and lies where all sides match', () => {
    const table = new TestTable(['E']);
    expect([...table.legal].sort()).toEqual([
      'lay 0,-1 r2',
      'lay 0,1 r1',
      'lay 0,1 r2',
      'lay 0,1 r3',
    ]);
  });

  it('C3.2 it shares a whole side with another tile', () => {
    const table = new TestTable(['U']);
    expect(table.refusal('lay 1,1 r0')).toEqual({
      rule: 'C3.2',
      message: 'No tile lies next to 1,1: it must share a side with one.',
    });
    expect(table.refusal('lay 500,-3 r0').rule).toBe('C3.2');
    expect(table.refusal('lay 0,0 r0').message).toBe('A tile lies at 0,0 already.');
  });

  it('C3.2 the side that does not match is named', () => {
    const table = new TestTable(['U']);
    expect(table.refusal('lay 0,-1 r0').message).toBe(
      'Its south side is a field, and would meet a city.',
    );
    expect(table.refusal('lay 1,0 r1')).toEqual({
      rule: 'C3.2',
      message: 'Its west side is a field, and would meet a road.',
    });
  });

  it('C3.2 turns that look alike are one move, the smallest', () => {
    const table = new TestTable(['U']);
    expect([...table.legal].sort()).toEqual(['lay -1,0 r0', 'lay 0,1 r0', 'lay 1,0 r0']);
    table.turn('1,0 r2');
    expect(table.seen.board.at(-1)).toMatchObject({ x: 1, y: 0, rotation: 0 });
  });

  /** A city of two tiles, and nothing else: C fits nowhere. */
  const closed = (next: readonly string[]): TestTable =>
    new TestTable(['E', ...next]).turn('0,-1 r2');

  it('C3.3 a tile that fits nowhere leaves the game, open, and the next one is turned over', () => {
    const table = closed(['C', 'U']);
    expect(table.seen).toMatchObject({ tile: 'U', removed: ['C'], turn: 2, left: 68 });
    expect(table.seen.decision?.player).toBe(1);
    expect(table.told('removed')).toEqual([{ type: 'removed', player: 1, tile: 'C' }]);
  });

  it('C3.3 when none is left, the game ends; the turn had begun', () => {
    const start = new TestTable(['E']);
    start.state = { ...carcassonne.clone(start.state), bag: [tileNamed('C')] };
    start.turn('0,-1 r2');
    expect(start.seen).toMatchObject({ phase: 'over', turn: 2, removed: ['C'], left: 0 });
    expect(start.seen.decision).toBeUndefined();
    expect(start.seen.tile).toBeUndefined();
    expect(start.told('over')).toHaveLength(1);
  });
});
