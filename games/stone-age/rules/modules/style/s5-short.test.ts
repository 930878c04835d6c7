import { describe, expect, it } from 'vitest';
import { NOTHING, on, trades } from './testing/buyers.ts';

describe('S5.4 Exactly what is short', () => {
  const refused = (merchant: number, stock: object, move: string, space = 'card2'): void => {
    expect(on(space, { merchant, ...stock }).whyNot(move)).toBe('S5.4');
  };

  it('S5.4: nothing short, no trade', () => {
    refused(4, { wood: 3, clay: 1 }, 'buy card2 wood=1 clay=1 trade wood=1 for clay=1');
    refused(4, { wood: 3 }, 'buy card2 wood=2 trade wood=1 for wood=1');
    refused(1, { wood: 2, clay: 2 }, 'buy card2 clay=2 trade wood=2 for clay=1');
    refused(9, { wood: 2, clay: 2 }, 'buy card2 clay=2 trade wood=1 for clay=2');
  });

  it('S5.4: what is got is what is short, kind by kind', () => {
    refused(4, { wood: 3 }, 'buy card2 wood=1 clay=1 trade wood=1 for stone=1');
    refused(4, { wood: 3, clay: 1 }, 'buy card2 clay=2 trade wood=1 for wood=1');
    refused(9, { wood: 3 }, 'buy card2 clay=2 trade wood=1 for clay=1 stone=1');
    expect(
      on('card2', { merchant: 4, wood: 1, clay: 1 }).whyNot(
        'buy card2 clay=2 trade wood=1 for clay=1',
      ),
    ).toBeUndefined();
  });

  it('S5.4: all that is short, and no more', () => {
    refused(9, { wood: 3 }, 'buy card2 clay=2 trade wood=1 for clay=1');
    refused(9, { wood: 3 }, 'buy card2 wood=1 clay=1 trade wood=1 for clay=2');
    refused(10, { wood: 3 }, 'buy card2 wood=1 clay=1 trade wood=1 for clay=1 gold=1');
  });

  it.each([
    [1, 'jewelry=2'],
    [4, 'jewelry=1'],
  ])('S5.4: at the rate of space %i, one of the two that are short', (merchant, give) => {
    refused(merchant, { jewelry: 3 }, `buy card2 clay=2 trade ${give} for clay=1`);
  });

  it('S5.4: at one for two the second is lost where one is short', () => {
    const game = on('card2', { merchant: 9, wood: 3 });
    game.moves('buy card2 wood=1 clay=1 trade wood=1 for clay=1');
    expect(game.player(0)).toMatchObject({ ...NOTHING, wood: 1, traded: true });
  });

  it('S5.4: what is given is of kinds that are not short', () => {
    refused(4, { wood: 1, clay: 1 }, 'buy card2 clay=2 trade clay=1 for clay=1');
    refused(1, { wood: 1, clay: 1 }, 'buy card2 clay=2 trade wood=1 clay=1 for clay=1');
    refused(4, { jewelry: 2 }, 'buy card5 jewelry=3 trade jewelry=1 for jewelry=1', 'card5');
  });

  it('S5.4: what is given is beyond what the payment takes', () => {
    refused(4, { wood: 1 }, 'buy card2 wood=1 clay=1 trade wood=1 for clay=1');
    refused(1, { wood: 2 }, 'buy card2 wood=1 clay=1 trade wood=2 for clay=1');
    refused(1, { wood: 1, gold: 1 }, 'buy card2 wood=1 clay=1 trade wood=1 gold=1 for clay=1');
    refused(4, { wood: 1 }, 'buy card2 wood=1 clay=1 trade gold=1 for clay=1');
    const game = on('card2', { merchant: 1, wood: 3 });
    expect(trades(game)).toContain('buy card2 wood=1 clay=1 trade wood=2 for clay=1');
  });

  it('S5.4: a fixed tile is short of what it shows, jewelry included', () => {
    const stacks = [['D01']];
    const game = on('building1', { merchant: 4, jewelry: 3, wood: 1 }, { stacks });
    game.moves('build building1 jewelry=4 trade wood=1 for jewelry=1');
    expect(game.player(0)).toMatchObject({ ...NOTHING, score: 16, buildings: ['D01'] });
  });

  it('S5.4: the payment still is what the purchase costs', () => {
    const card = on('card2', { merchant: 4, wood: 3, jewelry: 3 });
    expect(card.whyNot('buy card2 clay=1 trade wood=1 for clay=1')).toBe('B6.1');
    expect(card.whyNot('buy card2 wood=1 jewelry=1 trade wood=1 for jewelry=1')).toBe('B6.1');
    const space5 = on('card5', { merchant: 4, wood: 5, jewelry: 3 });
    expect(space5.whyNot('buy card5 wood=4 clay=1 trade jewelry=1 for clay=1')).toBe('S6.1');
    const tile = on('building1', { merchant: 4, wood: 4 }, { stacks: [['B01']] });
    expect(tile.whyNot('build building1 wood=1 clay=1 trade wood=1 for clay=1')).toBe('B7.2');
  });

  it('S5.4: a trade cannot pay the extra card of S6.2', () => {
    const game = on('card5', { merchant: 10, wood: 9, jewelry: 5 });
    game.moves('buy card5 jewelry=3');
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ jewelry: 2, hiddenCards: 0, traded: false });
  });
});
