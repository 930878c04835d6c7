import { describe, expect, it } from 'vitest';
import { startAt, type TestGame } from '../testing/test-game.ts';

const RICH = { wood: 9, clay: 9, stone: 9, gold: 9 };

/** Player 0 stands at building1, where `tile` lies open, and in the hut, so that the turn goes on. */
const atTile = (tile: string, stock: object = RICH): TestGame =>
  startAt({ players: [{ ...stock, at: { building1: 1, hut: 2 } }] }, { stacks: [[tile, 'B28']] });

describe('B7 Buildings', () => {
  it('B7.1: pay, score at once, keep the tile; then the next one is opened', () => {
    const game = atTile('B01').moves('build building1 wood=2 clay=1');
    expect(game.player(0)).toMatchObject({
      wood: 7,
      clay: 8,
      stone: 9,
      gold: 9,
      score: 10,
      buildings: ['B01'],
    });
    expect(game.all.stacks[0]).toEqual({ top: 'B28', left: 6 });
    expect(game.events.map(({ type }) => type)).toEqual([
      'returned',
      'paid',
      'built',
      'points',
      'tileOpened',
    ]);
  });

  it('B7.1: the next tile cannot be used before next round', () => {
    const game = atTile('B01').moves('build building1 wood=2 clay=1');
    expect(game.legal('build')).toEqual([]);
    expect(game.whyNot('build building1 wood=1')).toBe('B4.1');
    game.moves('leave hut').given({ players: [{}, { wood: 1 }] });
    game.moves('1: place building1 1', '0: place hunt 5', '1: place hunt 4');
    game.moves('1: build building1 wood=1');
    expect(game.player(1)).toMatchObject({ score: 3, buildings: ['B28'] });
  });

  it('B7.1: a building is built, not used', () => {
    expect(atTile('B01').whyNot('use building1')).toBe('B7.1');
  });

  it('B7.1: who stands on a stack does not build from another', () => {
    expect(atTile('B01').whyNot('build building2 wood=1')).toBe('B4.1');
  });

  it.each([
    ['wood=2 clay=1', undefined],
    ['wood=2', 'B7.2'],
    ['wood=3', 'B7.2'],
    ['wood=2 clay=2', 'B7.2'],
    ['wood=1 clay=2', 'B7.2'],
    ['wood=2 gold=1', 'B7.2'],
    ['wood=2 clay=1 food=1', 'B7.2'],
  ])('B7.2: for 2 wood and 1 clay the payment %s is refused by %s', (goods, rule) => {
    expect(atTile('B01').whyNot(`build building1 ${goods}`)).toBe(rule);
  });

  it('B7.2: a fixed tile is payable in one way, and only from what one has', () => {
    expect(atTile('B16').legal('build')).toEqual(['build building1 clay=1 stone=1 gold=1']);
    const poor = atTile('B16', { wood: 9, clay: 9, stone: 9, gold: 0 });
    expect(poor.legal('build')).toEqual([]);
    expect(poor.whyNot('build building1 clay=1 stone=1 gold=1')).toBe('B7.2');
  });

  it.each([
    ['B18', 'gold=4', 24],
    ['B19', 'wood=3 gold=1', 15],
    ['B20', 'wood=2 clay=1 stone=1', 15],
    ['B21', 'wood=1 clay=1 stone=1 gold=1', 18],
    ['B22', 'wood=5', 15],
    ['B23', 'clay=2 gold=3', 26],
    ['B24', 'wood=1 stone=2 gold=2', 25],
    ['B25', 'wood=1 clay=2 stone=1 gold=1', 22],
  ])('B7.3: %s is paid with %s for %i points', (tile, goods, points) => {
    const game = atTile(tile).moves(`build building1 ${goods}`);
    expect(game.player(0)).toMatchObject({ score: points, buildings: [tile] });
  });

  it.each([
    ['B19', 'wood=4'],
    ['B19', 'wood=2 clay=1 stone=1'],
    ['B19', 'wood=2 clay=1'],
    ['B19', 'wood=3 clay=2'],
    ['B18', 'wood=3 clay=1'],
    ['B25', 'wood=2 clay=2 stone=1'],
    ['B25', 'wood=1 clay=1 stone=1 gold=1'],
    ['B22', 'wood=4 food=1'],
  ])('B7.3: %s is not paid with %s', (tile, goods) => {
    expect(atTile(tile).whyNot(`build building1 ${goods}`)).toBe('B7.3');
  });

  it('B7.3: only from what one has', () => {
    const game = atTile('B18', { wood: 3, clay: 4, stone: 0, gold: 0 });
    expect(game.legal('build')).toEqual(['build building1 clay=4']);
    expect(game.whyNot('build building1 wood=4')).toBe('B7.3');
  });

  it.each([
    ['wood=1', 3],
    ['gold=7', 42],
    ['wood=2 clay=2 stone=2 gold=1', 30],
  ])('B7.4: 1–7 resources: %s scores %i', (goods, points) => {
    const game = atTile('B26').moves(`build building1 ${goods}`);
    expect(game.player(0).score).toBe(points);
  });

  it.each(['wood=8', 'wood=4 clay=4', 'food=1', 'wood=1 food=1', 'jewelry=1'])(
    'B7.4: 1–7 resources are not %s',
    (goods) => {
      expect(atTile('B26').whyNot(`build building1 ${goods}`)).toBe('B7.4');
    },
  );

  it('B7.4: only from what one has', () => {
    const game = atTile('B27', { wood: 1, clay: 0, stone: 0, gold: 1 });
    expect(game.legal('build').sort()).toEqual([
      'build building1 gold=1',
      'build building1 wood=1',
      'build building1 wood=1 gold=1',
    ]);
    expect(game.whyNot('build building1 wood=2')).toBe('B7.4');
  });
});
