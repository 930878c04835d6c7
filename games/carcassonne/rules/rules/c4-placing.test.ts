import { describe, expect, it } from 'vitest';
import { type Laid, TestTable } from '../testing/test-table.ts';

describe('placing a follower', () => {
  it('C4.1 on any segment of the tile just laid, or on its building, or nowhere', () => {
    const table = new TestTable(['A', 'U']).move('lay 0,1 r0');
    expect(table.legal).toEqual([
      'claim road s',
      'claim field nnw',
      'claim cloister',
      'claim none',
    ]);
    expect(table.refusal('claim city n')).toEqual({
      rule: 'C4.1',
      message: 'The tile has no city n; it has road s, field nnw, cloister.',
    });
    expect(table.refusal('lay 0,2 r0').rule).toBe('C4.1');
    table.move('claim cloister');
    expect(table.supply).toEqual([6, 7]);
    expect(table.seen.followers).toEqual([{ player: 0, x: 0, y: 1, on: 'cloister' }]);
  });

  it('C4.1 any side or half-side of a segment names it', () => {
    const table = new TestTable(['U', 'V', 'V']).move('lay 1,0 r0').move('claim road w');
    expect(table.seen.followers).toEqual([{ player: 0, x: 1, y: 0, on: 'road e' }]);
    table.move('lay 0,1 r3').move('claim field wnw');
    expect(table.seen.followers.at(-1)?.on).toBe('field nnw');
  });

  it.each([0, 1])('C4.2 the whole feature must be free, also of one’s own: player %s', (player) => {
    const more: Laid[] = player === 0 ? [['B', '0,1 r0']] : [];
    const table = TestTable.with([['U', '1,0 r0', 'road e'], ...more], {}, ['U']);
    table.move('lay 2,0 r0');
    expect(table.seen.decision?.player).toBe(player);
    expect(table.refusal('claim road e')).toEqual({
      rule: 'C4.2',
      message: 'The road already holds a follower of player 0.',
    });
    expect(table.legal).toEqual(['claim field nnw', 'claim field ese', 'claim none']);
  });

  it('C4.3 without followers in the supply nobody is asked', () => {
    const table = new TestTable(['W', 'U', 'W', 'U']);
    table.state = { ...table.state, supply: [1, 7] };
    table.turn('1,0 r0', 'road s').turn('2,0 r0').move('lay 3,0 r0');
    expect(table.supply).toEqual([0, 7]);
    expect(table.seen).toMatchObject({ phase: 'lay', decision: { player: 1 } });
  });

  it('C4.3 a follower that comes back can be placed from the next turn on', () => {
    const table = new TestTable(['W', 'U', 'W', 'U', 'U']);
    table.state = { ...table.state, supply: [1, 7] };
    table.turn('1,0 r0', 'road w').turn('2,0 r0');
    // The crossing in the west completes the road: the thief comes home after the follower was due.
    table.move('lay -1,0 r0');
    expect(table.supply).toEqual([1, 7]);
    expect(table.seen).toMatchObject({ phase: 'lay', decision: { player: 1 } });
    table.turn('3,0 r0').move('lay 4,0 r0');
    expect(table.seen.phase).toBe('claim');
  });

  /** Two roads with a thief each, and a tile that joins them. */
  const JOINED: readonly Laid[] = [
    ['V', '1,0 r0', 'road s'],
    ['V', '0,1 r3', 'road e'],
    ['V', '1,1 r1'],
  ];

  it('C4.4 features that hold followers may be joined', () => {
    const table = TestTable.with(JOINED);
    expect(table.seen.followers).toHaveLength(2);
    expect(table.scores).toEqual([0, 0]);
    const closed = TestTable.with([...JOINED, ['W', '-1,0 r0'], ['W', '0,2 r2']]);
    // Six tiles, and one thief each: both get all points (C5.6).
    expect(closed.scores).toEqual([6, 6]);
    expect(closed.supply).toEqual([7, 7]);
  });
});
