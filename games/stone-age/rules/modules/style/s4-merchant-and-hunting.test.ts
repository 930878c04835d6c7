import { describe, expect, it } from 'vitest';
import { startAt, type TestGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };

describe.each(['place', 'everyAdvance'])('S4.1 The merchant, merchantJewelry %s', (option) => {
  const setup = { ...STYLE, options: { merchantJewelry: option } };

  it.each([
    [0, 2],
    [1, 3],
    [7, 9],
    [8, 10],
    [9, 10],
    [10, 10],
  ])('S4.1: the track goes from %i to %i, and there are 2 jewelry', (before, after) => {
    const players = [{ merchant: before, jewelry: 5, at: { merchant: 2, hut: 2 } }];
    const game = startAt({ players }, setup);
    const player = game.player(0);
    game.moves('use merchant');
    expect(game.player(0)).toEqual({ ...player, merchant: after, jewelry: 7, home: 3 });
    expect(game.asked).toBe('0 act');
  });
});

describe('S4.1 The merchant', () => {
  it('S4.1: it may be left unused', () => {
    const players = [{ merchant: 3, at: { merchant: 2, hut: 2 } }];
    const game = startAt({ players }, STYLE).moves('leave merchant');
    expect(game.player(0)).toMatchObject({ merchant: 3, jewelry: 1, home: 3 });
  });

  it('S4.1: the other players get nothing', () => {
    const players = [{ at: { merchant: 2, hunt: 1 } }];
    const game = startAt({ players }, { ...STYLE, players: 5 });
    const others = game.all.players.slice(1);
    expect(game.moves('use merchant').all.players.slice(1)).toEqual(others);
  });
});

/** Player 0 has rolled these dice at the hunt, and stands in the hut as well. */
const hunted = (dice: readonly number[], more: object = {}, setup: TestSetup = {}): TestGame =>
  startAt(
    { players: [{ food: 20, people: 10, at: { hunt: dice.length, hut: 2 }, ...more }] },
    { ...STYLE, ...setup, dice },
  ).moves('use hunt');

/** Every split of an amount, as moves. */
const splits = (amount: number): string[] =>
  Array.from({ length: amount + 1 }, (_, jewelry) =>
    ['take', goods('food', amount - jewelry), goods('jewelry', jewelry)]
      .filter((word) => word !== '')
      .join(' '),
  );

const goods = (good: string, count: number): string => (count > 0 ? `${good}=${count}` : '');

describe('S4.2 Hunting', () => {
  it.each([
    [[2], 1],
    [[3], 1],
    [[6], 3],
    [[1, 2], 1],
    [[5, 6, 6], 8],
    [[6, 6, 6, 6, 6, 6, 6], 21],
  ])('S4.2: dice %j are %i to take, in any split', (dice, amount) => {
    const game = hunted(dice);
    expect(game.all.decision).toEqual({ player: 0, kind: 'take', for: 'hunt', amount });
    expect(game.all.dice).toBeUndefined();
    expect(game.legal().sort()).toEqual(splits(amount).sort());
  });

  it.each([
    ['take food=5', 25, 1],
    ['take food=4 jewelry=1', 24, 2],
    ['take food=2 jewelry=3', 22, 4],
    ['take jewelry=5', 20, 6],
  ])('S4.2: of 5, "%s" makes food %i and jewelry %i', (move, food, jewelry) => {
    const game = hunted([4, 6]);
    const before = game.player(0);
    game.moves(move);
    expect(game.player(0)).toEqual({ ...before, food, jewelry });
    expect(game.asked).toBe('0 act');
  });

  it('S4.2: with 5 players, too, and for whoever hunts', () => {
    const players = [{}, {}, {}, {}, { at: { hunt: 2, hut: 2 } }];
    const game = startAt({ players }, { ...STYLE, players: 5, dice: [3, 3] });
    game.moves('4: use hunt');
    expect(game.all.decision).toEqual({ player: 4, kind: 'take', for: 'hunt', amount: 3 });
    expect(game.whyNot('take food=3', 0)).toBe('S4.2');
    game.moves('4: take food=1 jewelry=2');
    expect(game.player(4)).toMatchObject({ food: 13, jewelry: 3 });
  });

  it.each(['take food=4', 'take food=6', 'take food=5 jewelry=1', 'take jewelry=4', 'take wood=5'])(
    'S4.2: "%s" is no split of 5',
    (move) => {
      expect(hunted([5, 5]).whyNot(move)).toBe('S4.2');
    },
  );

  it('S4.2: where the half is 0, nothing is asked', () => {
    const game = hunted([1]);
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ food: 20, jewelry: 1 });
    expect(game.whyNot('take food=1')).toBe('S4.2');
  });

  it('S4.2: the people are home before the question', () => {
    const game = hunted([6, 6]);
    expect(game.player(0).home).toBe(8);
    expect(game.all.places).toEqual({ hut: [2, 0] });
  });

  it('S4.2: tools come first, and are halved with the dice', () => {
    const game = hunted([3, 4], { tools: [2, 1, 0] });
    expect(game.all).toMatchObject({ dice: [3, 4], decision: { kind: 'tools', for: 'hunt' } });
    game.moves('tools t1');
    expect(game.all.decision).toEqual({ player: 0, kind: 'take', for: 'hunt', amount: 4 });
    game.moves('take food=1 jewelry=3');
    expect(game.player(0)).toMatchObject({ food: 21, jewelry: 4 });
  });

  it('S4.2: after "tools none" half of the dice', () => {
    const game = hunted([3, 4], { tools: [2, 1, 0] }).moves('tools none');
    expect(game.all.decision).toMatchObject({ kind: 'take', amount: 3 });
  });

  it('S4.2: tools may bring something to split where the dice alone do not', () => {
    const game = hunted([1], { tools: [1, 0, 0] }).moves('tools t1');
    expect(game.all.decision).toMatchObject({ kind: 'take', amount: 1 });
    const none = hunted([1], { tools: [1, 0, 0] }).moves('tools none');
    expect(none.asked).toBe('0 act');
  });

  it('S4.2: nothing else is done before the split', () => {
    const game = hunted([6, 6]);
    expect(game.whyNot('use hut')).toBe('B4.1');
    expect(game.legal('leave')).toEqual([]);
  });

  it('S4.2: the last place of a turn is split before the next player acts', () => {
    const players = [{ at: { hunt: 1 } }, { at: { hunt: 1 } }];
    const game = startAt({ players }, { ...STYLE, dice: [6] }).moves('use hunt');
    expect(game.asked).toBe('0 take');
    game.moves('take jewelry=3');
    expect(game.asked).toBe('1 act');
  });

  it('S4.2: food of a card is not split', () => {
    const players = [{ wood: 1, at: { card1: 1, hut: 2 } }];
    const game = startAt({ players }, { ...STYLE, deck: ['C03'] }).moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ food: 19, jewelry: 1 });
    expect(game.asked).toBe('0 act');
  });

  it('S4.2: other rolls are not split', () => {
    const players = [{ at: { forest: 2, hut: 2 } }];
    const game = startAt({ players }, { ...STYLE, dice: [6, 6] }).moves('use forest');
    expect(game.player(0)).toMatchObject({ wood: 4, jewelry: 1 });
    expect(game.asked).toBe('0 act');
  });
});
