import { describe, expect, it } from 'vitest';
import { startAt } from '../../testing/test-game.ts';
import { NOTHING, on, STYLE, trades } from './testing/buyers.ts';

describe('S5.1 Once per round, while buying or building', () => {
  it('S5.1: not on merchant space 0', () => {
    const game = on('card1', { merchant: 0, wood: 4, jewelry: 4 });
    expect(trades(game)).toEqual([]);
    expect(game.whyNot('buy card1 clay=1 trade jewelry=2 for clay=1')).toBe('S5.1');
    expect(game.whyNot('buy card1 clay=1 trade jewelry=1 for clay=1')).toBe('S5.1');
  });

  it('S5.1: without the module there is no trade', () => {
    const game = startAt({ players: [{ wood: 4, at: { card1: 1 } }] });
    expect(game.whyNot('buy card1 clay=1 trade wood=2 for clay=1')).toBe('S5.1');
  });

  it('S5.1: it needs no people on the merchant, and buys a card', () => {
    const game = on('card2', { merchant: 1, wood: 1, jewelry: 2 });
    game.moves('buy card2 wood=1 clay=1 trade jewelry=2 for clay=1');
    expect(game.player(0)).toMatchObject({ ...NOTHING, cards: ['C28'], traded: true, merchant: 1 });
    expect(game.all.cards[1]).toBe('');
  });

  it('S5.1: it builds a building', () => {
    const game = on('building1', { merchant: 4, wood: 2, gold: 1 }, { stacks: [['B01']] });
    game.moves('build building1 wood=2 clay=1 trade gold=1 for clay=1');
    expect(game.player(0)).toMatchObject({
      ...NOTHING,
      buildings: ['B01'],
      score: 10,
      traded: true,
    });
  });

  const twoCards = { wood: 9, jewelry: 9, at: { card1: 1, card2: 1, building1: 1 } };

  it('S5.1: a second trade in a round is refused, a purchase without one is not', () => {
    const game = startAt(
      { players: [{ ...NOTHING, ...twoCards, merchant: 4 }] },
      { ...STYLE, stacks: [['B01']] },
    );
    expect(game.player(0).traded).toBe(false);
    game.moves('buy card1 clay=1 trade jewelry=1 for clay=1');
    expect(trades(game)).toEqual([]);
    expect(game.whyNot('buy card2 wood=1 clay=1 trade jewelry=1 for clay=1')).toBe('S5.1');
    const built = 'build building1 wood=2 clay=1 trade jewelry=1 for clay=1';
    expect(game.whyNot(built)).toBe('S5.1');
    expect(game.legal('buy')).toEqual(['buy card2 wood=2']);
  });

  it('S5.1: a purchase without a trade leaves the trade of the round', () => {
    const game = startAt({ players: [{ ...NOTHING, ...twoCards, merchant: 4 }] }, STYLE);
    game.moves('buy card1 wood=1');
    expect(game.player(0).traded).toBe(false);
    expect(game.whyNot('buy card2 wood=1 clay=1 trade jewelry=1 for clay=1')).toBeUndefined();
  });

  it('S5.1: every player has a trade, and it is fresh in the new round', () => {
    const player = { ...NOTHING, food: 30, wood: 2, merchant: 4 };
    const players = [
      { ...player, at: { card1: 1 } },
      { ...player, at: { card2: 1 } },
    ];
    const game = startAt({ players }, STYLE);
    game.moves('0: buy card1 clay=1 trade wood=1 for clay=1');
    expect(game.all.players.map(({ traded }) => traded)).toEqual([true, false]);
    game.moves('1: buy card2 wood=1 clay=1 trade wood=1 for clay=1');
    expect(game.all.round).toBe(2);
    expect(game.all.players.map(({ traded }) => traded)).toEqual([false, false]);
    game.moves('1: place hunt 5', '0: place card1 1', '0: place hunt 4', '1: leave hunt');
    game.moves('0: buy card1 clay=1 trade wood=1 for clay=1');
    expect(game.player(0)).toMatchObject({ wood: 0, traded: true });
  });

  it('S5.1: a purchase that is declined uses nothing up', () => {
    const game = on('card1', { merchant: 4, wood: 2 }).moves('leave card1');
    expect(game.player(0).traded).toBe(false);
  });
});

describe('S5.2 The rates', () => {
  const RATES = [
    ...[1, 2, 3].map((space) => [space, 2, 1] as const),
    ...[4, 5, 6, 7, 8].map((space) => [space, 1, 1] as const),
    ...[9, 10].map((space) => [space, 1, 2] as const),
  ];

  it.each(RATES)('S5.2: on space %i give %i for %i', (merchant, give, most) => {
    const game = on('card3', { merchant, wood: 1, gold: 4 });
    const one = (given: number): string =>
      `buy card3 wood=1 clay=1 gold=1 trade gold=${given} for clay=1`;
    expect(game.whyNot(one(give))).toBeUndefined();
    for (const other of [1, 2, 3].filter((n) => n !== give)) {
      expect(game.whyNot(one(other))).toMatch(/^S5\.2$/);
    }
    const two = `buy card3 wood=1 clay=1 stone=1 trade gold=${give} for clay=1 stone=1`;
    expect(game.whyNot(two)).toBe(most === 2 ? undefined : 'S5.2');
    const three = on('card3', { merchant, gold: 4 });
    const none = `buy card3 wood=1 clay=1 stone=1 trade gold=${give} for wood=1 clay=1 stone=1`;
    expect(three.whyNot(none)).toBe('S5.2');
  });

  it.each(['wood=2', 'jewelry=2', 'wood=1 jewelry=1', 'wood=1 gold=1', 'gold=2'])(
    'S5.2: two for one: any two items, such as %s',
    (give) => {
      const game = on('card1', { merchant: 3, wood: 2, gold: 2, jewelry: 2 });
      expect(trades(game)).toContain(`buy card1 clay=1 trade ${give} for clay=1`);
    },
  );

  it.each([
    [1, 'food=2'],
    [1, 'food=1 wood=1'],
    [4, 'food=1'],
    [9, 'food=1'],
  ])('S5.2: on space %i food is no item to give: %s', (merchant, give) => {
    const game = on('card1', { merchant, wood: 5 });
    expect(game.whyNot(`buy card1 clay=1 trade ${give} for clay=1`)).toBe('S5.2');
  });

  it.each([
    ['clay=2', 'clay=2'],
    ['clay=1 gold=1', 'clay=1 gold=1'],
  ])('S5.2: one for two, which may differ or not: %s', (pay, get) => {
    const game = on('card2', { merchant: 9, stone: 1 });
    game.moves(`buy card2 ${pay} trade stone=1 for ${get}`);
    expect(game.player(0)).toMatchObject({ ...NOTHING, cards: ['C28'] });
  });

  it('S5.2: jewelry is given, and is got', () => {
    const given = on('card1', { merchant: 8, jewelry: 1 });
    expect(trades(given)).toEqual(['buy card1 wood=1 trade jewelry=1 for wood=1']);
    const got = on('card5', { merchant: 3, jewelry: 2, wood: 1, clay: 1 });
    expect(trades(got)).toEqual(['buy card5 jewelry=3 trade wood=1 clay=1 for jewelry=1']);
    const two = on('card5', { merchant: 10, jewelry: 1, gold: 1 });
    two.moves('buy card5 jewelry=3 trade gold=1 for jewelry=2');
    expect(two.player(0)).toMatchObject({ ...NOTHING, cards: ['C03'], traded: true });
  });
});

describe('S5.3 One trade is one exchange', () => {
  it.each([
    [1, 'jewelry=4', 'clay=2'],
    [3, 'jewelry=4', 'clay=1 stone=1'],
    [5, 'jewelry=2', 'clay=1 stone=1'],
    [9, 'jewelry=2', 'clay=2 stone=1'],
  ])('S5.3: on space %i not %s for %s', (merchant, give, get) => {
    const game = on('card3', { merchant, wood: 1, jewelry: 9 });
    const pay =
      { 'clay=2': 'wood=1 clay=2', 'clay=1 stone=1': 'wood=1 clay=1 stone=1' }[get] ?? get;
    expect(game.whyNot(`buy card3 ${pay} trade ${give} for ${get}`)).toMatch(/^S5\.[23]$/);
  });

  it.each([1, 4])('S5.3: on space %i nobody buys what is two short', (merchant) => {
    expect(trades(on('card3', { merchant, wood: 1, jewelry: 9 }))).toEqual([]);
  });

  it('S5.3: nor on space 10 what is three short', () => {
    expect(trades(on('card3', { merchant: 10, jewelry: 9 }))).toEqual([]);
  });
});
