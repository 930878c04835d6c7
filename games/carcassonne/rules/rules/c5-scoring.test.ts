import { describe, expect, it } from 'vitest';
import { AROUND_BUT_SOUTH, SOUTH } from '../testing/around.ts';
import { type Laid, TestTable } from '../testing/test-table.ts';

describe('scoring what is complete', () => {
  it('C5.1 everything the tile completed is scored at once, for whoever it belongs to', () => {
    // The last tile closes the city of player 0 in its south, and is the middle of player 1's road.
    const table = TestTable.with([
      ['G', '0,-1 r1', 'city n'],
      ['E', '1,-1 r1'],
      ['E', '-1,-1 r3'],
      ['W', '1,-2 r2', 'road w'],
      ['W', '-1,-2 r2'],
    ]);
    expect(table.told('scored')).toEqual([]);
    const both = TestTable.with([
      ['G', '0,-1 r1', 'city n'],
      ['E', '1,-1 r1'],
      ['E', '-1,-1 r3'],
      ['W', '1,-2 r2', 'road w'],
      ['W', '-1,-2 r2'],
      ['D', '0,-2 r2'],
    ]);
    const told = both
      .told('scored')
      .map(({ for: what, points, players }) => [what, points, players]);
    expect(told).toEqual([
      ['city', 6, [0]],
      ['road', 3, [1]],
    ]);
    expect(both.supply).toEqual([7, 7]);
  });

  it('C5.2 a road counts a point for each tile when both ends are closed', () => {
    const table = TestTable.with([
      ['W', '1,0 r0', 'road w'],
      ['U', '-1,0 r0'],
      ['W', '-2,0 r0'],
    ]);
    expect(table.scores).toEqual([4, 0]);
    expect(table.told('scored')).toEqual([
      {
        type: 'scored',
        for: 'road',
        players: [0],
        points: 4,
        tiles: [
          [0, 0],
          [1, 0],
          [-1, 0],
          [-2, 0],
        ],
        isComplete: true,
      },
    ]);
  });

  it('C5.2 a loop closes itself', () => {
    const table = TestTable.with([
      ['V', '0,1 r3', 'road e'],
      ['V', '1,1 r0'],
      ['V', '1,2 r1'],
      ['V', '0,2 r2'],
    ]);
    expect(table.scores).toEqual([4, 0]);
  });

  it('C5.2 a city and a cloister end a road as well', () => {
    const table = TestTable.with([
      // The road of A ends at the cloister, that of S at its city.
      ['A', '1,0 r1', 'road w'],
      ['S', '-1,0 r3'],
    ]);
    expect(table.scores).toEqual([3, 0]);
  });

  it('C5.3 a city counts two for each tile and two for each shield', () => {
    const table = TestTable.with([
      ['F', '0,-1 r1', 'city n'],
      ['E', '0,-2 r2'],
    ]);
    expect(table.scores).toEqual([8, 0]);
  });

  it('C5.3 a city is not complete while a side of it is open', () => {
    const open = TestTable.with([
      ['R', '0,-1 r1', 'city n'],
      ['E', '0,-2 r2'],
      ['E', '1,-1 r3'],
    ]);
    expect(open.scores).toEqual([8, 0]);
    const gap = TestTable.with([
      ['C', '0,-1 r0', 'city n'],
      ['E', '0,-2 r2'],
      ['E', '1,-1 r3'],
    ]);
    expect(gap.scores).toEqual([0, 0]);
  });

  it.each([
    ['full', 4],
    ['half', 2],
  ])('C5.3 a complete city of two tiles counts %s', (smallCity, points) => {
    const table = TestTable.with([['E', '0,-1 r2', 'city s']], { options: { smallCity } });
    expect(table.scores).toEqual([points, 0]);
  });

  it('C5.3 the half is for cities of two tiles only', () => {
    const three: Laid[] = [
      ['G', '0,-1 r1', 'city n'],
      ['E', '0,-2 r2'],
    ];
    expect(TestTable.with(three, { options: { smallCity: 'half' } }).scores).toEqual([6, 0]);
  });

  it('C5.4 a tile counts once, though two of its segments are in one road', () => {
    const table = TestTable.with([
      ['W', '0,1 r0', 'road e'],
      ['V', '1,1 r0'],
      ['V', '1,2 r1'],
      ['V', '0,2 r2'],
    ]);
    expect(table.scores).toEqual([4, 0]);
    expect(table.told('scored')[0]?.tiles).toHaveLength(4);
  });

  it('C5.4 also where a later tile joins the two', () => {
    // The crossing comes first, the tile that makes one road of its two arms comes last.
    const table = TestTable.with([
      ['W', '0,1 r0', 'road e'],
      ['V', '0,2 r2', 'none'],
      ['V', '1,1 r0'],
      ['V', '1,2 r1'],
    ]);
    expect(table.scores).toEqual([4, 0]);
  });

  it('C5.5 a cloister counts nine when eight tiles lie around it', () => {
    const table = TestTable.with([['B', '0,1 r0', 'cloister'], ...AROUND_BUT_SOUTH]);
    expect(table.scores).toEqual([0, 0]);
    const done = TestTable.with([['B', '0,1 r0', 'cloister'], ...AROUND_BUT_SOUTH, SOUTH]);
    expect(done.scores).toEqual([9, 0]);
    expect(done.supply).toEqual([7, 7]);
  });

  it('C5.5 also when the cloister is the last of them', () => {
    const table = TestTable.with([...AROUND_BUT_SOUTH, SOUTH, ['B', '0,1 r0', 'cloister']]);
    expect(table.scores).toEqual([0, 9]);
  });

  /** Three roads, two thieves of player 0 and one of player 1, joined into one and closed. */
  const MAJORITY: readonly Laid[] = [
    ['V', '1,0 r0', 'road s'],
    ['V', '0,1 r3', 'road e'],
    ['V', '-1,1 r0', 'road s'],
    ['E', '0,-1 r2'],
    ['V', '-1,2 r2'],
    ['V', '0,2 r1'],
    ['V', '1,1 r1'],
    ['W', '-1,0 r2'],
    ['W', '-2,1 r0'],
  ];

  it('C5.6 whoever has most followers gets all points, others none', () => {
    const table = TestTable.with(MAJORITY);
    expect(table.scores).toEqual([9, 0]);
    expect(table.supply).toEqual([7, 7]);
  });

  it('C5.6 with a tie, each of them gets all points', () => {
    const table = TestTable.with([
      ['V', '1,0 r0', 'road s'],
      ['V', '0,1 r3', 'road e'],
      ['V', '1,1 r1'],
      ['W', '-1,0 r0'],
      ['W', '0,2 r2'],
    ]);
    expect(table.told('scored')[0]).toMatchObject({ players: [0, 1], points: 6 });
  });

  it('C5.6 without followers nobody gets anything', () => {
    const table = TestTable.with([['E', '0,-1 r2']]);
    expect(table.scores).toEqual([0, 0]);
    expect(table.told('scored')).toEqual([]);
  });

  it('C5.7 followers of what is scored go home, and farmers never do', () => {
    const table = TestTable.with([
      ['E', '0,-1 r2', 'city s'],
      ['B', '0,1 r0', 'field nnw'],
    ]);
    expect(table.supply).toEqual([7, 6]);
    expect(table.told('returned')).toEqual([
      { type: 'returned', player: 0, x: 0, y: -1, on: 'city s' },
    ]);
    expect(table.seen.followers).toEqual([{ player: 1, x: 0, y: 1, on: 'field nnw' }]);
  });
});
