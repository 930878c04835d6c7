import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../../components.ts';
import { bought, type Turn } from './testing/turns.ts';

const POOL = { outside: { wood: 3, clay: 3, stone: 3, gold: 3 } };
const rolled = (dice: readonly number[], turn: Turn = {}) =>
  bought('C01', 2, { solo: POOL, ...turn, dice }).moves(`roll ${dice.length}`);

describe('P5.5 Dice for all', () => {
  const cards = BASE_CARDS.filter(({ upper }) => upper.kind === 'dice').map(({ id }) => id);

  it.each(cards)('P5.5: %s: 1 to 3 dice are chosen, and then a face', (card) => {
    const game = bought(card, 2, { solo: POOL, dice: [2, 5] });
    expect(game.asked).toBe('0 roll');
    expect(game.legal()).toEqual(['roll 1', 'roll 2', 'roll 3']);
    game.moves('roll 2');
    expect(game.all).toMatchObject({
      dice: [2, 5],
      decision: { player: 0, kind: 'pick', for: card },
    });
    expect(game.legal()).toEqual(['pick 2', 'pick 5']);
    game.moves('pick 2');
    expect(game.player(0)).toMatchObject({ clay: 1, score: -5, cards: [card] });
  });

  it.each([4, 6])('P5.5: not %i dice', (count) => {
    expect(bought('C01', 2).whyNot(`roll ${count}`)).toBe('P5.5');
  });

  it('P5.5: a face that was not rolled cannot be chosen', () => {
    expect(rolled([2, 5]).whyNot('pick 3')).toBe('P5.5');
  });

  it.each([
    [[1], 1, { wood: 1, score: 0 }],
    [[1, 1], 1, { wood: 2, score: 0 }],
    [[1, 1, 1], 1, { wood: 3, score: 0 }],
    [[2, 2, 6], 2, { clay: 2, score: -6 }],
    [[2, 2, 6], 6, { agriculture: 1, clay: 0, score: -4 }],
    [[3, 1, 3], 3, { stone: 2, score: -1 }],
    [[4, 5, 6], 4, { gold: 1, tools: [0, 0, 0], agriculture: 0, score: -11 }],
    [[6, 6, 6], 6, { agriculture: 3, score: 0 }],
  ])('P5.5: of %j a %i brings %j', (dice, face, after) => {
    const game = rolled(dice).moves(`pick ${face}`);
    expect(game.player(0)).toMatchObject(after);
    expect(game.asked).toBe('0 act');
  });

  it('P5.5: equal dice are offered once', () => {
    expect(rolled([3, 1, 3]).legal()).toEqual(['pick 1', 'pick 3']);
  });

  it('P5.5: the points lost are told with the card', () => {
    const game = rolled([4, 5]).moves('pick 4');
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -5, for: 'C01' }),
    );
  });

  it('P5.5: goods come from the pool, as far as it has them', () => {
    const game = rolled([4, 4, 4], { solo: { outside: { gold: 2 } } }).moves('pick 4');
    expect(game.player(0)).toMatchObject({ gold: 2, score: 0 });
    expect(game.all.solo).toMatchObject({ outside: { gold: 0 }, board: { gold: 10 } });
  });

  it('P5.5: steps beyond the end of the track are lost', () => {
    const game = rolled([6, 6], { player: { wood: 2, agriculture: 9 } }).moves('pick 6');
    expect(game.player(0)).toMatchObject({ agriculture: 10, score: 0 });
  });

  it('P5.5: several tools are taken one after another, each chosen', () => {
    const game = rolled([5, 5, 5]).moves('pick 5');
    expect(game.legal()).toEqual(['tool new']);
    game.moves('tool new');
    expect(game.legal().sort()).toEqual(['tool new', 'tool t1']);
    game.moves('tool t1');
    expect(game.asked).toBe('0 tool');
    game.moves('tool t1');
    expect(game.player(0).tools).toEqual([3, 0, 0]);
    expect(game.all.solo!.tokens).toEqual({ low: 3, high: 1 });
    expect(game.asked).toBe('0 act');
  });

  it('P5.5 P4.5: a token that was just given back can be taken', () => {
    const turn = { player: { wood: 2, tools: [2, 0, 0] }, solo: { tokens: { low: 0, high: 1 } } };
    const game = rolled([5, 5], turn).moves('pick 5');
    expect(game.legal()).toEqual(['tool t1']);
    game.moves('tool t1', 'tool new');
    expect(game.player(0).tools).toEqual([3, 1, 0]);
    expect(game.all.solo!.tokens).toEqual({ low: 0, high: 0 });
  });

  it('P5.5: tools that cannot be taken are lost', () => {
    const turn = { player: { wood: 2, tools: [4, 4, 1] }, solo: { tokens: { low: 2, high: 0 } } };
    const game = rolled([5, 5, 1], turn).moves('pick 5');
    expect(game.legal()).toEqual(['tool t3']);
    game.moves('tool t3');
    expect(game.player(0)).toMatchObject({ tools: [4, 4, 2], score: -1 });
    expect(game.asked).toBe('0 act');
  });

  it('P5.5: a 5 may be chosen also where no tool can be taken', () => {
    const turn = { player: { wood: 2 }, solo: { tokens: { low: 0 } } };
    const game = rolled([5, 1], turn).moves('pick 5');
    expect(game.player(0)).toMatchObject({ tools: [0, 0, 0], score: -1 });
    expect(game.asked).toBe('0 act');
  });

  it('P5.5 B6.5: tools never change these dice', () => {
    const turn = { player: { wood: 2, tools: [4, 0, 0], oneUse: [3] } };
    expect(rolled([2], turn).asked).toBe('0 pick');
  });
});
