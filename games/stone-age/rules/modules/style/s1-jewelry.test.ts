import { describe, expect, it } from 'vitest';
import { stoneAge } from '../../game.ts';
import { startAt, startGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };
/** Much jewelry, and no resource at all. */
const JEWELRY_ONLY = { jewelry: 20, wood: 0, clay: 0, stone: 0, gold: 0 };

describe('S1 Jewelry', () => {
  it.each([2, 3, 4, 5])('S1.1: each of %i players starts with 1', (players) => {
    const game = startGame({ ...STYLE, players });
    expect(game.all.players.map(({ jewelry }) => jewelry)).toEqual(new Array(players).fill(1));
  });

  it('S1.1: it is a number, and the supply is unlimited', () => {
    const game = startAt(
      { players: [{ jewelry: 500, at: { merchant: 2, hut: 2 } }] },
      { ...STYLE },
    ).moves('use merchant');
    expect(game.player(0).jewelry).toBe(502);
  });

  it('S1.1: without the module there is none', () => {
    for (const player of startGame().all.players) {
      expect(player).not.toHaveProperty('jewelry');
      expect(player).not.toHaveProperty('merchant');
      expect(player).not.toHaveProperty('traded');
    }
  });

  it.each(['card1', 'card2', 'card3', 'card4'] as const)(
    'S1.2: it is no resource, and does not pay for %s',
    (space) => {
      const game = startAt({ players: [{ ...JEWELRY_ONLY, at: { [space]: 1 } }] }, STYLE);
      const price = Number(space.slice(-1));
      expect(game.legal('buy')).toEqual([]);
      expect(game.whyNot(`buy ${space} jewelry=${price}`)).toBe('B6.1');
    },
  );

  it('S1.2: nor does it pay for a part of a card', () => {
    const game = startAt({ players: [{ wood: 5, jewelry: 5, at: { card3: 1 } }] }, STYLE);
    expect(game.legal('buy')).toEqual(['buy card3 wood=3']);
    expect(game.whyNot('buy card3 wood=2 jewelry=1')).toBe('B6.1');
    expect(game.whyNot('buy card3 wood=3 jewelry=1')).toBe('B6.1');
  });

  it.each([
    ['B18', 'jewelry=4', 'B7.3'],
    ['B19', 'wood=3 jewelry=1', 'B7.3'],
    ['B25', 'wood=2 clay=1 stone=1 jewelry=1', 'B7.3'],
    ['B26', 'jewelry=1', 'B7.4'],
    ['B26', 'wood=1 jewelry=1', 'B7.4'],
    ['B01', 'wood=2 jewelry=1', 'B7.2'],
  ])('S1.2: %s is not paid with %s: %s', (tile, goods, rule) => {
    const players = [{ wood: 3, clay: 1, stone: 1, jewelry: 9, at: { building1: 1 } }];
    const game = startAt({ players }, { ...STYLE, stacks: [[tile]] });
    expect(game.whyNot(`build building1 ${goods}`)).toBe(rule);
    expect(game.legal('build').filter((move) => move.includes('jewelry'))).toEqual([]);
  });

  it('S1.2: it pays what shows jewelry: card space 5, and the tiles that say so', () => {
    const players = [{ ...JEWELRY_ONLY, at: { card5: 1, building1: 1 } }];
    const game = startAt({ players }, { ...STYLE, stacks: [['D01']] });
    expect(game.legal('buy')).toEqual(['buy card5 jewelry=3']);
    expect(game.legal('build')).toContain('build building1 jewelry=1');
  });

  it('S1.2: it never feeds', () => {
    const players = [{ ...JEWELRY_ONLY, food: 0, at: { hunt: 1 } }];
    const game = startAt({ players }, STYLE).moves('leave hunt');
    expect(game.asked).toBe('0 feed');
    expect(game.legal()).toEqual(['starve']);
    expect(game.whyNot('feed jewelry=5')).toBe('B8.2');
    game.moves('starve');
    expect(game.player(0).jewelry).toBe(20);
  });

  it('S1.2: nor does it feed along with resources', () => {
    const players = [{ ...JEWELRY_ONLY, wood: 3, food: 0, at: { hunt: 1 } }];
    const game = startAt({ players }, STYLE).moves('leave hunt');
    expect(game.legal()).toEqual(['starve']);
    expect(game.whyNot('feed wood=3 jewelry=2')).toBe('B8.2');
  });

  it('S1.2: it is not eaten where food is enough', () => {
    const game = startAt({ players: [{ jewelry: 4, at: { hunt: 1 } }] }, STYLE);
    game.moves('leave hunt');
    expect(game.player(0)).toMatchObject({ food: 7, jewelry: 4 });
  });

  it('S1.2: any two resources are not jewelry', () => {
    const game = startAt({ players: [{ redeemable: 1, at: { hunt: 1 } }] }, STYLE);
    expect(game.legal('redeem').filter((move) => move.includes('jewelry'))).toEqual([]);
    expect(game.whyNot('redeem jewelry=2')).toBe('B6.4');
    expect(game.whyNot('redeem wood=1 jewelry=1')).toBe('B6.4');
  });

  it('S1.2: it scores nothing at the end, and breaks no tie', () => {
    const position = {
      stacksLeft: [0, 7],
      players: [{ ...JEWELRY_ONLY, at: { hunt: 1 } }, { jewelry: 0 }],
    };
    const game = startAt(position, STYLE).moves('leave hunt');
    expect(game.all.result).toMatchObject({
      scores: [0, 0],
      winners: [0, 1],
      breakdown: [{ resources: 0 }, { resources: 0 }],
    });
    expect(stoneAge.scores(game.state)).toEqual([0, 0]);
  });
});
