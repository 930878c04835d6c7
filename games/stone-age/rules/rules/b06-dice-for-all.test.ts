import { describe, expect, it } from 'vitest';
import { startAt, type TestGame, type TestSetup } from '../testing/test-game.ts';

/** The buyer stands at card1, where *dice for all* lies, and in the hut, so that the turn goes on. */
function bought(buyer: number, setup: TestSetup, firstPlayer = 0): TestGame {
  const players = Array.from({ length: setup.players ?? 2 }, (_, player) =>
    player === buyer ? { wood: 1, at: { card1: 1, hut: 2 } } : {},
  );
  return startAt({ firstPlayer, players }, { deck: ['C01'], ...setup }).moves('buy card1 wood=1');
}

describe('B6.5 Dice for all', () => {
  it.each([
    [2, [3, 4]],
    [3, [1, 1, 6]],
    [4, [5, 2, 6, 4]],
  ])('B6.5: with %i players one die per player is rolled: %j', (players, dice) => {
    const game = bought(0, { players, dice });
    expect(game.events).toContainEqual({ type: 'rolled', player: 0, for: 'C01', dice });
    expect(game.all).toMatchObject({ dice, decision: { player: 0, kind: 'pick', for: 'C01' } });
  });

  it.each([
    ['startPlayer', 2, 0, 1, [0, 1]],
    ['startPlayer', 2, 1, 0, [1, 0]],
    ['startPlayer', 3, 1, 0, [1, 2, 0]],
    ['startPlayer', 4, 2, 1, [2, 3, 0, 1]],
    ['startPlayer', 4, 2, 2, [2, 3, 0, 1]],
    ['buyer', 2, 0, 1, [1, 0]],
    ['buyer', 3, 0, 2, [2, 0, 1]],
    ['buyer', 4, 2, 1, [1, 2, 3, 0]],
    ['buyer', 4, 1, 1, [1, 2, 3, 0]],
  ] as const)(
    'B6.5: diceFirst %s, %i players, first player %i, buyer %i: players pick in the order %j',
    (diceFirst, players, firstPlayer, buyer, order) => {
      const dice = [1, 2, 3, 4].slice(0, players);
      const game = bought(buyer, { players, dice, options: { diceFirst } }, firstPlayer);
      for (const player of order) {
        expect(game.asked).toBe(`${player} pick`);
        game.moves(game.legal()[0]!);
      }
      expect(game.asked).toBe(`${buyer} act`);
    },
  );

  it('B6.5: by default the round’s first player chooses first', () => {
    const game = bought(1, { players: 3, dice: [1, 1, 1] }, 2);
    game.moves('2: pick 1', '0: pick 1', '1: pick 1');
  });

  it.each([
    [1, { wood: 1 }],
    [2, { clay: 1 }],
    [3, { stone: 1 }],
    [4, { gold: 1 }],
    [5, { tools: [1, 0, 0] }],
    [6, { agriculture: 1 }],
  ])('B6.5: a %i brings %j', (face, reward) => {
    const game = bought(0, { dice: [face, 1] });
    const [before, other] = game.all.players;
    game.moves(`pick ${face}`);
    expect(game.player(0)).toEqual({ ...before, ...reward });
    expect(game.player(1)).toEqual(other);
    game.moves('1: pick 1');
    expect(game.player(1)).toEqual({ ...other, wood: 1 });
  });

  it('B6.5: a player takes one of the dice that remain', () => {
    const game = bought(0, { players: 4, dice: [6, 2, 6, 3] });
    expect(game.legal()).toEqual(['pick 2', 'pick 3', 'pick 6']);
    expect(game.whyNot('pick 1')).toBe('B6.5');
    expect(game.whyNot('pick 6', 1)).toBe('B6.5');
    game.moves('0: pick 6');
    expect(game.all.dice).toEqual([2, 6, 3]);
    game.moves('1: pick 6');
    expect(game.all.dice).toEqual([2, 3]);
    expect(game.whyNot('pick 6')).toBe('B6.5');
    game.moves('2: pick 2');
    expect(game.legal()).toEqual(['pick 3']);
    game.moves('3: pick 3');
    expect(game.all.dice).toBeUndefined();
  });

  it('B6.5: nothing else is done while dice lie there', () => {
    const game = bought(0, { dice: [1, 2] });
    expect(game.whyNot('use hut')).toBe('B4.1');
    expect(game.whyNot('tools none')).toBe('B4.5');
    game.moves('pick 1', 'pick 2');
  });

  it('B6.5: tools never change these dice', () => {
    const tools = { tools: [4, 4, 4], oneUse: [2] };
    const game = startAt(
      { players: [{ ...tools, wood: 1, at: { card1: 1, hut: 2 } }, tools] },
      { deck: ['C01'], dice: [1, 2] },
    );
    game.moves('buy card1 wood=1', '0: pick 1', '1: pick 2');
    expect(game.all.players).toMatchObject([
      { wood: 1, oneUse: [2], toolsUsed: [false, false, false] },
      { clay: 1, oneUse: [2], toolsUsed: [false, false, false] },
    ]);
  });

  it.each([
    [5, { tools: [4, 4, 4] }],
    [6, { agriculture: 10 }],
  ])('B6.5: a %i is lost at %j, and may still be taken', (face, position) => {
    const game = startAt(
      { players: [{ ...position, wood: 1, at: { card1: 1, hut: 2 } }] },
      { deck: ['C01'], dice: [face, 1] },
    );
    game.moves('buy card1 wood=1', `pick ${face}`);
    expect(game.player(0)).toMatchObject(position);
    game.moves('pick 1');
  });

  it('B6.5: everyone gets a reward, those who have ended their turn and those still to come', () => {
    const game = bought(1, { players: 3, dice: [4, 4, 4] });
    game.moves('pick 4', 'pick 4', 'pick 4');
    expect(game.all.players.map(({ gold }) => gold)).toEqual([1, 1, 1]);
  });

  it('B6.5: a tool from these dice can be used in the same turn', () => {
    const game = startAt(
      { players: [{ wood: 1, at: { card1: 1, river: 1 } }] },
      { deck: ['C01'], dice: [5, 1, 5] },
    );
    game.moves('buy card1 wood=1', 'pick 5', 'pick 1', 'use river', 'tools t1');
    expect(game.player(0).gold).toBe(1);
  });
});
