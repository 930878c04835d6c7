import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../testing/position.ts';
import { startAt, type TestGame } from '../testing/test-game.ts';

/** Phase 3 begins: player 0 has taken the last person back. */
const feeding = (...players: readonly PlayerPosition[]): TestGame => {
  const [first, ...others] = players;
  return startAt(
    { players: [{ ...first, at: { hunt: 1 } }, ...others] },
    { players: Math.max(2, players.length) },
  ).moves('leave hunt');
};

describe('B8 Phase 3: feeding', () => {
  it('B8.1: each player pays 1 food per person', () => {
    const game = feeding({ food: 12 }, { food: 9, people: 7 });
    expect(game.all.players.map(({ food }) => food)).toEqual([7, 2]);
    expect(game.all.round).toBe(2);
  });

  it('B8.1: food equal to agriculture is taken first', () => {
    const game = feeding({ food: 2, agriculture: 3 }, { food: 0, agriculture: 10, people: 6 });
    expect(game.all.players.map(({ food }) => food)).toEqual([0, 4]);
    expect(game.all.round).toBe(2);
    expect(game.events).toContainEqual({
      type: 'gained',
      player: 0,
      goods: { food: 3 },
      from: 'agriculture',
    });
  });

  it('B8.1: people gained this round are fed as well', () => {
    const game = startAt({ players: [{ food: 6, at: { hut: 2 } }] }).moves('use hut');
    expect(game.player(0)).toMatchObject({ food: 0, people: 6 });
  });

  it('B8.1: agriculture gained this round counts', () => {
    const game = startAt({ players: [{ food: 4, at: { field: 1 } }] }).moves('use field');
    expect(game.all).toMatchObject({ round: 2, players: [{ food: 0, agriculture: 1 }, {}] });
  });

  it('B8.1: people who stayed home are fed as well', () => {
    expect(feeding({ food: 12, people: 10 }).player(0).food).toBe(2);
  });

  it('B8.1: in turn order', () => {
    const short = { food: 0 };
    const game = startAt(
      { firstPlayer: 2, players: [short, short, { ...short, at: { hunt: 1 } }] },
      { players: 3 },
    );
    game.moves('2: leave hunt', '2: starve', '0: starve');
    expect(game.asked).toBe('1 feed');
    expect(game.whyNot('starve', 0)).toBe('B8.1');
  });

  it('B8.1: a later player has not eaten before an earlier one has paid', () => {
    const game = feeding({ food: 4 }, { food: 12, agriculture: 2 });
    expect(game.asked).toBe('0 feed');
    expect(game.player(1).food).toBe(12);
    game.moves('starve');
    expect(game.player(1).food).toBe(9);
  });

  it('B8.2: short of food, all food is paid first', () => {
    const game = feeding({ food: 2, agriculture: 1, wood: 2 });
    expect(game.asked).toBe('0 feed');
    expect(game.player(0)).toMatchObject({ food: 0, wood: 2 });
    expect(game.legal()).toEqual(['feed wood=2', 'starve']);
  });

  it('B8.2: one resource of choice is paid per missing food', () => {
    const game = feeding({ food: 3, wood: 2, clay: 1, gold: 1 });
    expect(game.legal().sort()).toEqual([
      'feed clay=1 gold=1',
      'feed wood=1 clay=1',
      'feed wood=1 gold=1',
      'feed wood=2',
      'starve',
    ]);
    game.moves('feed wood=1 gold=1');
    expect(game.player(0)).toMatchObject({ food: 0, wood: 1, clay: 1, gold: 0, score: 0 });
    expect(game.all.round).toBe(2);
  });

  it('B8.2: or none is paid and 10 points are lost, also by who could pay', () => {
    const game = feeding({ food: 3, wood: 9, score: 30 }).moves('starve');
    expect(game.player(0)).toMatchObject({ food: 0, wood: 9, score: 20 });
    expect(game.events).toContainEqual({ type: 'starved', player: 0 });
  });

  it('B8.2: the loss is 10 however much is missing', () => {
    const game = feeding({ food: 0, people: 10, score: 30 }).moves('starve');
    expect(game.player(0).score).toBe(20);
  });

  it.each([
    ['feed wood=1', 'too little'],
    ['feed wood=3', 'too much'],
    ['feed wood=1 food=1', 'food'],
    ['feed gold=2', 'what one does not have'],
    ['feed wood=1 jewelry=1', 'jewelry'],
    ['feed t1', 'tools'],
    ['feed agriculture=2', 'agriculture'],
  ])('B8.2: "%s" is refused: %s', (move) => {
    const game = feeding({ food: 3, wood: 5, tools: [2, 0, 0], agriculture: 0 });
    expect(game.whyNot(move)).toBe('B8.2');
  });

  it('B8.2: there is no partial payment: with too few resources all that is left is to starve', () => {
    const game = feeding({ food: 0, wood: 4, score: 10 });
    expect(game.legal()).toEqual(['starve']);
    expect(game.whyNot('feed wood=4')).toBe('B8.2');
    expect(game.whyNot('feed wood=5')).toBe('B8.2');
    game.moves('starve');
    expect(game.player(0)).toMatchObject({ wood: 4, score: 0 });
  });

  it('B8.2: 10 people without food may be fed with 10 resources', () => {
    const game = feeding({ food: 0, people: 10, wood: 4, clay: 3, stone: 2, gold: 1 });
    game.moves('feed wood=4 clay=3 stone=2 gold=1');
    expect(game.player(0)).toMatchObject({ wood: 0, clay: 0, stone: 0, gold: 0 });
  });

  it.each(['place hunt 1', 'use hunt', 'leave hunt', 'tools none', 'pick 1'])(
    'B8.2: "%s" is no answer to feeding',
    (move) => {
      expect(feeding({ food: 0 }).whyNot(move)).toMatch(/^B(3\.1|4\.[125]|6\.5)$/);
    },
  );

  it('B8.2: it is not asked for when there is enough', () => {
    expect(feeding({ food: 5, wood: 5 }).asked).toBe('1 place');
  });
});
