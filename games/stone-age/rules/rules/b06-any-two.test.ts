import { describe, expect, it } from 'vitest';
import { startAt } from '../testing/test-game.ts';

describe('B6.4 Any two resources', () => {
  it.each([
    ['wood=2', { wood: 2 }],
    ['wood=1 gold=1', { wood: 1, gold: 1 }],
    ['clay=1 stone=1', { clay: 1, stone: 1 }],
    ['gold=2', { gold: 2 }],
  ])('B6.4: it is redeemed for %s, once', (goods, gain) => {
    const game = startAt({ players: [{ redeemable: 1, at: { hunt: 1 } }] });
    game.moves(`redeem ${goods}`);
    expect(game.player(0)).toMatchObject({ redeemable: 0, ...gain });
    expect(game.asked).toBe('0 act');
    expect(game.whyNot('redeem wood=2')).toBe('B6.4');
  });

  it('B6.4: every choice of two is offered', () => {
    const game = startAt({ players: [{ redeemable: 1, at: { hunt: 1 } }] });
    expect(game.legal('redeem').sort()).toEqual(
      [
        'redeem wood=2',
        'redeem wood=1 clay=1',
        'redeem wood=1 stone=1',
        'redeem wood=1 gold=1',
        'redeem clay=2',
        'redeem clay=1 stone=1',
        'redeem clay=1 gold=1',
        'redeem stone=2',
        'redeem stone=1 gold=1',
        'redeem gold=2',
      ].sort(),
    );
  });

  it.each(['wood=1', 'wood=3', 'wood=1 food=1', 'food=2', 'jewelry=2', 'wood=2 food=1'])(
    'B6.4: it is not redeemed for %s',
    (goods) => {
      const game = startAt({ players: [{ redeemable: 1, at: { hunt: 1 } }] });
      expect(game.whyNot(`redeem ${goods}`)).toBe('B6.4');
    },
  );

  it('B6.4: it pays at once for a card or a building', () => {
    const game = startAt(
      { players: [{ redeemable: 1, wood: 1, at: { building1: 1, hunt: 1 } }] },
      { stacks: [['B10']] },
    );
    game.moves('redeem clay=1 stone=1', 'build building1 wood=1 clay=1 stone=1');
    expect(game.player(0).score).toBe(12);
  });

  it('B6.4: it is redeemed when its owner is asked to feed', () => {
    const game = startAt({ players: [{ redeemable: 1, food: 3, at: { hunt: 1 } }] });
    game.moves('leave hunt');
    expect(game.asked).toBe('0 feed');
    expect(game.legal('feed')).toEqual([]);
    game.moves('redeem wood=1 clay=1');
    expect(game.legal()).toEqual(['feed wood=1 clay=1', 'starve']);
    game.moves('feed wood=1 clay=1');
    expect(game.all).toMatchObject({ round: 2, players: [{ wood: 0, clay: 0, score: 0 }, {}] });
  });

  it('B6.4: nothing obliges to redeem it, neither acting nor feeding', () => {
    const game = startAt({ players: [{ redeemable: 1, food: 0, at: { hunt: 1 } }] });
    game.moves('leave hunt', 'starve');
    expect(game.all).toMatchObject({ round: 2, players: [{ redeemable: 1 }, {}] });
  });

  it('B6.4: it is not redeemed in phase 1, after a roll, or while dice for all lie there', () => {
    const players = [{ redeemable: 1, tools: [1, 0, 0], wood: 1, at: { river: 1, card1: 1 } }];
    const game = startAt({ players }, { deck: ['C01'], dice: [1, 2, 3] });
    game.moves('use river');
    expect(game.whyNot('redeem wood=2')).toBe('B6.4');
    game.moves('tools none', 'buy card1 wood=1');
    expect(game.whyNot('redeem wood=2')).toBe('B6.4');
    game.moves('pick 2', 'pick 3');
    expect(game.all).toMatchObject({ round: 2, phase: 'place' });
    expect(game.whyNot('redeem wood=2')).toBe('B6.4');
  });

  it('B6.4: it is for its owner alone', () => {
    const game = startAt({ players: [{ at: { hunt: 1 } }, { redeemable: 1, at: { hunt: 1 } }] });
    expect(game.whyNot('redeem wood=2')).toBe('B6.4');
    expect(game.whyNot('redeem wood=2', 1)).toBe('B4.1');
    game.moves('leave hunt', '1: redeem wood=2');
  });

  it('B6.4: not redeemed at the end, it counts as two resources left', () => {
    const players = [{ redeemable: 1, wood: 3, at: { hunt: 1 } }];
    const game = startAt({ players, stacksLeft: [0, 7] }).moves('leave hunt');
    expect(game.all.result).toMatchObject({ scores: [5, 0], breakdown: [{ resources: 5 }, {}] });
  });
});
