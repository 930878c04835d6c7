import { describe, expect, it } from 'vitest';
import { AROUND_BUT_SOUTH } from '../testing/around.ts';
import { type Laid, type TestSetup, TestTable } from '../testing/test-table.ts';

/** The game ends after these; the result as everybody sees it. */
function ended(laid: readonly Laid[], setup: TestSetup = {}) {
  const table = new TestTable(
    laid.map(([tile]) => tile),
    setup,
  );
  laid.forEach(([, lay, claim], at) => {
    if (at === laid.length - 1) table.last();
    table.turn(lay, claim);
  });
  expect(table.seen.phase).toBe('over');
  return { ...table.seen.result!, table };
}

describe('the end', () => {
  it('C6.1 the game ends after the turn of the last tile, which is scored as any other', () => {
    const { scores, table } = ended([['E', '0,-1 r2', 'city s']]);
    expect(scores).toEqual([4, 0]);
    expect(table.scores).toEqual([4, 0]);
    expect(table.seen.turn).toBe(1);
    expect(table.refusal('claim none').rule).toBe('C6.1');
    expect(table.legal).toEqual([]);
  });

  it('C6.2 incomplete roads count a point for each tile', () => {
    const { scores, breakdown, table } = ended([
      ['U', '1,0 r0', 'road e'],
      ['U', '2,0 r0'],
    ]);
    expect(scores).toEqual([3, 0]);
    expect(breakdown[0]).toEqual({ roads: 3, cities: 0, cloisters: 0, farms: 0 });
    // That was not scored in the game.
    expect(table.scores).toEqual([0, 0]);
  });

  it('C6.2 incomplete cities count one for each tile and each shield', () => {
    expect(ended([['F', '0,-1 r1', 'city n']]).scores).toEqual([3, 0]);
  });

  it('C6.2 a tie gives all to each, and the majority all to one', () => {
    const joined: Laid[] = [
      ['V', '1,0 r0', 'road s'],
      ['V', '0,1 r3', 'road e'],
      ['V', '1,1 r1'],
    ];
    expect(ended(joined).scores).toEqual([4, 4]);
  });

  it('C6.3 incomplete cloisters count one, and one for each tile next to them', () => {
    expect(ended([['B', '0,1 r0', 'cloister']]).scores).toEqual([2, 0]);
    const { scores } = ended([['B', '0,1 r0', 'cloister'], ...AROUND_BUT_SOUTH]);
    expect(scores).toEqual([8, 0]);
  });

  it('C6.4 a farm counts three for each complete city that it touches', () => {
    const { scores, breakdown } = ended([['E', '0,-1 r2', 'field nnw']]);
    expect(scores).toEqual([3, 0]);
    expect(breakdown[0]).toMatchObject({ farms: 3, cities: 0 });
  });

  it('C6.4 a city that is not complete counts nothing', () => {
    expect(ended([['G', '0,-1 r1', 'field ene']]).scores).toEqual([0, 0]);
  });

  it('C6.4 a city counts once for a farm, though several of its tiles touch it', () => {
    // The last tile joins the field around E with that of the start tile: both touch the city.
    const { scores } = ended([
      ['E', '0,-1 r2', 'field nnw'],
      ['U', '1,0 r0'],
      ['E', '1,-1 r1'],
    ]);
    expect(scores).toEqual([3, 0]);
  });

  it('C6.4 a city may count for several farms', () => {
    // The road cuts the land: north of it, and between it and the city.
    const { scores } = ended([
      ['E', '0,-1 r2', 'field nnw'],
      ['U', '1,0 r0', 'field nnw'],
    ]);
    expect(scores).toEqual([3, 3]);
  });

  it('C6.4 most farmers get it, and ties all of them', () => {
    const two: Laid[] = [
      ['E', '0,-1 r2', 'field nnw'],
      ['U', '1,0 r0', 'field nnw'],
      ['B', '0,1 r0'],
      // Joins the field of E with that of U.
      ['E', '1,-1 r1'],
    ];
    expect(ended(two).scores).toEqual([3, 3]);
  });

  it('C6.5 only where the tile says that the field touches the city', () => {
    // South of the road the start tile's field does not touch its city.
    expect(
      ended([
        ['B', '0,1 r0', 'field nnw'],
        ['E', '0,-1 r2'],
      ]).scores,
    ).toEqual([0, 0]);
  });

  it('C6.6 farmers by cities: four points for each complete city, for most farmers of all farms', () => {
    const options = { farmers: 'cities' };
    const laid: Laid[] = [
      ['E', '0,-1 r2', 'field nnw'],
      ['U', '1,0 r0', 'field nnw'],
    ];
    const { scores, breakdown } = ended(laid, { options });
    expect(scores).toEqual([4, 4]);
    expect(breakdown[1]).toMatchObject({ farms: 4 });
    // Three farms around one city, two of them of player 0: by farms each counts, by cities the most.
    const more: Laid[] = [
      ['G', '0,-1 r1', 'field ene'],
      ['E', '0,-2 r2', 'field nnw'],
      ['U', '1,0 r0', 'field nnw'],
    ];
    expect(ended(more).scores).toEqual([6, 3]);
    expect(ended(more, { options }).scores).toEqual([4, 0]);
  });

  it('C6.6 without farmers nobody goes on a field', () => {
    const table = new TestTable(['E'], { options: { farmers: 'none' } }).move('lay 0,-1 r2');
    expect(table.legal).toEqual(['claim city s', 'claim none']);
    expect(table.refusal('claim field nnw')).toEqual({
      rule: 'C6.6',
      message: 'In this game no follower goes on a field.',
    });
    expect(ended([['E', '0,-1 r2']], { options: { farmers: 'none' } }).breakdown[0]).toMatchObject({
      farms: 0,
    });
  });

  it('C6.7 most points win, and equal players share the victory', () => {
    expect(ended([['E', '0,-1 r2', 'city s']]).winners).toEqual([0]);
    expect(ended([['E', '0,-1 r2']]).winners).toEqual([0, 1]);
  });
});
