import { describe, expect, it } from 'vitest';
import { AROUND_BUT_SOUTH, SOUTH } from '../testing/around.ts';
import { type Laid, type TestSetup, TestTable } from '../testing/test-table.ts';

const shrine: TestSetup = { modules: ['shrine'] };
const at = (laid: readonly Laid[], next: readonly string[] = [], more: TestSetup = {}): TestTable =>
  TestTable.with(laid, { ...shrine, ...more }, next);

/** Everything around 0,1 and 0,2 but those two and one: the last of them is next to both. */
const AROUND_BOTH: readonly Laid[] = [
  ['U', '1,0 r0'],
  ['U', '-1,0 r0'],
  ['E', '1,1 r1'],
  ['E', '-1,1 r3'],
  ['E', '-1,2 r3'],
  ['V', '-1,3 r0'],
  ['E', '0,3 r2'],
  ['V', '1,3 r3'],
];
const LAST_OF_BOTH: Laid = ['E', '1,2 r1'];

describe('a shrine', () => {
  it('K2 counts nine when eight tiles lie around it', () => {
    const table = at([['SH1', '0,1 r0', 'shrine'], ...AROUND_BUT_SOUTH, SOUTH]);
    expect(table.scores).toEqual([9, 0]);
    expect(table.told('scored')[0]).toMatchObject({ for: 'shrine', players: [0] });
  });

  it('K2 at the end it counts one, and one for each tile next to it', () => {
    const table = new TestTable(['SH1'], shrine).last().turn('0,1 r0', 'shrine');
    expect(table.seen.result).toMatchObject({ scores: [2, 0] });
    expect(table.seen.result?.breakdown[0]).toEqual({
      roads: 0,
      cities: 0,
      cloisters: 0,
      shrines: 2,
      farms: 0,
    });
  });

  it('K3 takes a heretic, or its tile a follower elsewhere', () => {
    const table = new TestTable(['SH4'], shrine).move('lay 0,-1 r2');
    expect(table.legal).toEqual([
      'claim city s',
      'claim road n',
      'claim field nnw',
      'claim shrine',
      'claim none',
    ]);
  });

  it('K4 may not lie next to two cloisters', () => {
    expect(at([['B', '0,1 r0']], ['SH1']).legal).toContain('lay 0,2 r0');
    const two = at(
      [
        ['B', '0,1 r0'],
        ['E', '0,2 r1'],
        ['B', '0,3 r0'],
      ],
      ['SH1'],
    );
    expect(two.refusal('lay -1,2 r0')).toEqual({
      rule: 'K4',
      message:
        'The cloister at 0,3 is in the way of a shrine: that would be the second one next to it.',
    });
    expect(two.legal).toContain('lay 0,4 r0');
  });

  it('K4 a cloister may not lie next to two shrines, and may come to have two', () => {
    const two = at(
      [
        ['SH1', '0,1 r0'],
        ['E', '0,2 r1'],
        ['SH2', '0,3 r1'],
      ],
      ['B'],
    );
    expect(two.refusal('lay -1,2 r0').rule).toBe('K4');
    const later = at(
      [
        ['B', '0,1 r0'],
        ['SH1', '-1,1 r0'],
      ],
      ['SH2'],
    );
    expect(later.legal).toContain('lay 0,2 r1');
  });

  it('K4 shrine next to shrine, cloister next to cloister: no limit', () => {
    const table = at(
      [
        ['B', '0,1 r0'],
        ['B', '0,2 r0'],
        ['B', '0,3 r0'],
      ],
      ['B'],
    );
    expect(table.legal).toContain('lay -1,2 r0');
  });

  it('K4 without the module cloisters lie anywhere', () => {
    const table = TestTable.with(
      [
        ['B', '0,1 r0'],
        ['B', '0,2 r0'],
      ],
      {},
      ['B'],
    );
    expect(table.legal).toContain('lay 0,3 r0');
  });

  /** A monk of player 0 at 0,1 and a heretic of player 1 at 0,2. */
  const CHALLENGE: readonly Laid[] = [
    ['B', '0,1 r0', 'cloister'],
    ['SH1', '0,2 r0', 'shrine'],
  ];

  it('K5 may not lie next to a cloister that is under a challenge', () => {
    const table = at(CHALLENGE, ['SH2']);
    expect(table.refusal('lay -1,1 r2')).toEqual({
      rule: 'K5',
      message: 'The cloister at 0,1 is in the way of a shrine: it is under a challenge.',
    });
    const cloister = at([...CHALLENGE, ['E', '0,-1 r2']], ['B']);
    expect(cloister.refusal('lay 0,3 r0')).toEqual({
      rule: 'K5',
      message: 'The shrine at 0,2 is in the way of a cloister: it is under a challenge.',
    });
    // Where one of them is empty, there is no challenge.
    const calm = at(
      [
        ['B', '0,1 r0', 'cloister'],
        ['SH1', '0,2 r0'],
      ],
      ['SH2'],
    );
    expect(calm.legal).toContain('lay -1,1 r2');
  });

  it('K5 by the geometry it may not lie next to one that has a neighbour of its kind', () => {
    const geometry = { options: { shrineNeighbours: 'geometry' } };
    const laid: Laid[] = [
      ['B', '0,1 r0'],
      ['SH1', '0,2 r0'],
    ];
    expect(at(laid, ['SH2']).legal).toContain('lay -1,1 r2');
    expect(at(laid, ['SH2'], geometry).refusal('lay -1,1 r2')).toEqual({
      rule: 'K5',
      message: 'The cloister at 0,1 is in the way of a shrine: there is one beside it already.',
    });
    const two = at(
      [
        ['B', '0,1 r0'],
        ['E', '0,2 r1'],
        ['B', '0,3 r0'],
      ],
      ['SH1'],
      geometry,
    );
    expect(two.refusal('lay -1,2 r0').rule).toBe('K4');
  });

  it('K6 a heretic next to a monk challenges, and a monk next to a heretic', () => {
    expect(at(CHALLENGE).told('challenged')).toEqual([
      { type: 'challenged', player: 1, by: [0, 2], opponent: 0, against: [0, 1] },
    ]);
    const monk = at([
      ['SH1', '0,1 r0', 'shrine'],
      ['B', '0,2 r0', 'cloister'],
    ]);
    expect(monk.told('challenged')[0]).toMatchObject({ player: 1, opponent: 0 });
    expect(
      at([
        ['SH1', '0,1 r0', 'shrine'],
        ['B', '0,2 r0'],
      ]).told('challenged'),
    ).toEqual([]);
  });

  it('K6 also against one’s own', () => {
    const own = at([
      ['B', '0,1 r0', 'cloister'],
      ['U', '1,0 r0'],
      ['SH1', '0,2 r0', 'shrine'],
    ]);
    expect(own.told('challenged')[0]).toMatchObject({ player: 0, opponent: 0 });
  });

  it('K7 who completes first gets nine, the other nothing, and both go home', () => {
    const table = at([...CHALLENGE, ...AROUND_BUT_SOUTH]);
    expect(table.scores).toEqual([9, 0]);
    expect(table.supply).toEqual([7, 7]);
    expect(table.told('challengeLost')).toEqual([
      { type: 'challengeLost', player: 1, x: 0, y: 2, winner: 0 },
    ]);
    expect(table.seen.followers).toEqual([]);
  });

  it('K7 against oneself: nine for one, nothing for the other', () => {
    const table = at([
      ['B', '0,1 r0', 'cloister'],
      ['U', '1,0 r0'],
      ['SH1', '0,2 r0', 'shrine'],
      ...AROUND_BUT_SOUTH.slice(1),
    ]);
    expect(table.scores).toEqual([9, 0]);
    expect(table.supply).toEqual([7, 7]);
  });

  it('K8 one tile that completes both gives nine to both', () => {
    const table = at([...CHALLENGE, ...AROUND_BOTH, LAST_OF_BOTH]);
    expect(table.scores).toEqual([9, 9]);
    expect(table.supply).toEqual([7, 7]);
    expect(table.told('challengeLost')).toEqual([]);
  });

  it('K9 a heretic whose tile completes the monk’s cloister loses at once', () => {
    const table = at([
      ['B', '0,1 r0', 'cloister'],
      ...AROUND_BUT_SOUTH,
      ['SH1', '0,2 r0', 'shrine'],
    ]);
    expect(table.scores).toEqual([9, 0]);
    expect(table.supply).toEqual([7, 7]);
    expect(table.told('challenged')).toHaveLength(1);
  });

  it('K9 or gets nine as well, where the shrine is complete too', () => {
    const table = at([
      ['B', '0,1 r0', 'cloister'],
      ...AROUND_BOTH,
      LAST_OF_BOTH,
      ['U', '2,0 r0'],
      ['SH1', '0,2 r0', 'shrine'],
    ]);
    expect(table.scores).toEqual([9, 9]);
  });

  it('K9 a monk who comes last may win at once', () => {
    const table = at([
      ...AROUND_BUT_SOUTH,
      ['SH1', '0,2 r0', 'shrine'],
      ['B', '0,1 r0', 'cloister'],
    ]);
    expect(table.scores).toEqual([0, 9]);
    expect(table.supply).toEqual([7, 7]);
  });

  it('K10 a building without a follower challenges nobody, and its completion ends nothing', () => {
    const table = at([['B', '0,1 r0'], ['SH1', '0,2 r0', 'shrine'], ...AROUND_BUT_SOUTH]);
    expect(table.scores).toEqual([0, 0]);
    expect(table.seen.followers).toEqual([{ player: 1, x: 0, y: 2, on: 'shrine' }]);
    expect(table.told('challenged')).toEqual([]);
  });

  it('K11 a challenge that is not settled: both score at the end', () => {
    const table = new TestTable(['B', 'SH1'], shrine).turn('0,1 r0', 'cloister');
    table.last().turn('0,2 r0', 'shrine');
    expect(table.seen.result?.scores).toEqual([3, 2]);
  });

  it('K12 a tile that may lie nowhere because of a building leaves the game', () => {
    // Every square with fields all around is next to the shrine that is under a challenge.
    const table = at(CHALLENGE, ['B', 'U']);
    expect(table.seen).toMatchObject({ removed: ['B'], tile: 'U' });
    expect(table.seen.decision?.player).toBe(0);
  });
});
