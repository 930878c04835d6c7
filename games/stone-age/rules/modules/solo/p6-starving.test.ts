import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../testing/position.ts';
import type { TestGame } from '../../testing/test-game.ts';
import { feeding, type Turn } from './testing/turns.ts';

const starved = (elder: Turn['elder'], player: PlayerPosition): TestGame =>
  feeding({ elder, player: { food: 3, ...player } }).moves('starve');

describe('P6.3 Leaving the people unfed', () => {
  it('P6.3: who cannot pay must', () => {
    const game = feeding({ player: { food: 4, stone: 9, tools: [4, 0, 0] } });
    expect(game.legal()).toEqual(['starve']);
    expect(game.whyNot('feed food=4')).toBe('P6.2');
  });

  it('P6.3: at the hunting grounds who has too little food must', () => {
    const game = feeding({ elder: 'hunt', player: { food: 4, wood: 9 } });
    expect(game.legal()).toEqual(['starve']);
    expect(game.whyNot('feed food=5')).toBe('P6.2');
  });

  it('P6.3: who has less food than needed may', () => {
    const game = feeding({ player: { food: 4, wood: 9 } });
    expect(game.legal()).toContain('starve');
    expect(game.legal()).toContain('feed food=4 wood=1');
  });

  it.each([
    [5, 0],
    [3, 2],
    [9, 0],
  ])('P6.3: with enough food, %i and agriculture %i, it is not allowed', (food, agriculture) => {
    const game = feeding({ player: { food, agriculture, wood: 9 } });
    expect(game.legal()).not.toContain('starve');
    expect(game.whyNot('starve')).toBe('P6.3');
  });

  it('P6.3: 10 points and all food are lost, and then something is offered', () => {
    const game = feeding({ player: { food: 4, score: 2, wood: 1 } }).moves('starve');
    expect(game.player(0)).toMatchObject({ food: 0, score: -10, wood: 1 });
    expect(game.all).toMatchObject({ phase: 'feed', round: 1, solo: { board: { food: 4 } } });
    expect(game.asked).toBe('0 offer');
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -10, for: 'starving' }),
    );
  });

  it.each([
    ['wood=1', { wood: 2 }, -10],
    ['clay=1 gold=1', { clay: 1, gold: 2 }, -10],
    ['stone=2', { stone: 1 }, -10],
    ['points', {}, -15],
  ])('P6.3: "offer %s" leaves %j and a score of %i', (offer, left, score) => {
    const goods = { wood: 3, clay: 2, stone: 3, gold: 3 };
    const game = starved('forest', { ...goods, score: 2 }).moves(`offer ${offer}`);
    expect(game.player(0)).toMatchObject({ ...goods, ...left, score });
    expect(game.all).toMatchObject({ round: 2, phase: 'place', solo: { elder: 'claypit' } });
  });

  const GOODS = { wood: 1, clay: 1, stone: 2 };

  it.each([
    ['forest', 'wood=1', ['clay=1 stone=1', 'stone=2']],
    ['claypit', 'clay=1', ['wood=1 stone=1', 'stone=2']],
    ['quarry', 'stone=1', ['wood=1 clay=1']],
    ['river', undefined, ['wood=1 clay=1', 'wood=1 stone=1', 'clay=1 stone=1', 'stone=2']],
    ['hunt', undefined, ['wood=1 clay=1', 'wood=1 stone=1', 'clay=1 stone=1', 'stone=2']],
  ] as const)('P6.3: at the %s it is %s, or of resources alone %j', (elder, one, pairs) => {
    const offers = [...(one === undefined ? [] : [one]), ...pairs, 'points'];
    expect(starved(elder, GOODS).legal()).toEqual(offers.map((offer) => `offer ${offer}`));
  });

  it('P6.3: outside the village tokens and steps count as things, any two of them', () => {
    const game = starved('forest', {
      wood: 1,
      stone: 2,
      food: 0,
      tools: [1, 0, 4],
      agriculture: 2,
    });
    expect(game.legal()).toEqual([
      'offer wood=1',
      'offer stone=2',
      'offer stone=1 t1',
      'offer stone=1 t3',
      'offer stone=1 agriculture=1',
      'offer t1 t3',
      'offer t1 agriculture=1',
      'offer t3 agriculture=1',
      'offer agriculture=2',
      'offer points',
    ]);
  });

  it.each([
    ['stone=1 t1', { stone: 1, tools: [0, 0, 4], agriculture: 2 }],
    ['t1 t3', { stone: 2, tools: [0, 0, 0], agriculture: 2 }],
    ['t3 agriculture=1', { stone: 2, tools: [1, 0, 0], agriculture: 1 }],
    ['agriculture=2', { stone: 2, tools: [1, 0, 4], agriculture: 0 }],
  ])('P6.3 P2.2: at the hunting grounds "offer %s" leaves %j', (offer, left) => {
    const player = { stone: 2, tools: [1, 0, 4], agriculture: 2, food: 0 };
    const game = starved('hunt', player);
    const { tokens, outside } = game.all.solo!;
    game.moves(`offer ${offer}`);
    expect(game.player(0)).toMatchObject({ ...left, score: -12 });
    const stone = outside.stone + 2 - left.stone;
    expect(game.all.solo).toMatchObject({ tokens, outside: { ...outside, stone } });
  });

  it('P6.3: in the village a tool token or a step is 1 of the elder’s material', () => {
    const game = starved('village', { wood: 2, tools: [1, 0, 4], agriculture: 1 });
    expect(game.legal().sort()).toEqual([
      'offer agriculture=1',
      'offer points',
      'offer t1',
      'offer t3',
      'offer wood=2',
    ]);
  });

  it.each([
    ['t3', { tools: [1, 0, 0], agriculture: 2 }],
    ['agriculture=1', { tools: [1, 0, 4], agriculture: 1 }],
  ])('P6.3: in the village "offer %s" leaves %j', (offer, left) => {
    const game = starved('village', { tools: [1, 0, 4], agriculture: 2, food: 0 });
    game.moves(`offer ${offer}`);
    expect(game.player(0)).toMatchObject({ ...left, score: -12 });
  });

  it('P6.3: who has nothing loses the points', () => {
    expect(starved('forest', { stone: 1 }).legal()).toEqual(['offer points']);
  });

  it.each([
    ['wood=2', 'too much of the material'],
    ['wood=1 clay=1', 'the material with another'],
    ['clay=1', 'too little'],
    ['stone=3', 'too much'],
    ['gold=2', 'what one does not have'],
    ['food=1', 'food'],
    ['t1', 'one token outside the village'],
    ['agriculture=1', 'one step outside the village'],
    ['wood=1 t1', 'the material with a token'],
    ['t1 t2', 'a token one does not have'],
    ['agriculture=2', 'more steps than one has'],
    ['clay=1 t1 agriculture=1', 'three things'],
  ])('P6.3: in the forest "offer %s" is refused: %s', (offer) => {
    const player = { wood: 3, clay: 2, stone: 3, gold: 1, tools: [1, 0, 0], agriculture: 1 };
    expect(starved('forest', player).whyNot(`offer ${offer}`)).toBe('P6.3');
  });

  it.each(['t1 agriculture=1', 't1 t3', 't2', 'agriculture=2', 'wood=1 t1'])(
    'P6.3: in the village "offer %s" is refused',
    (offer) => {
      const player = { wood: 3, tools: [1, 0, 4], agriculture: 2, food: 0 };
      expect(starved('village', player).whyNot(`offer ${offer}`)).toBe('P6.3');
    },
  );

  it('P6.3: at the hunting grounds food cannot be offered', () => {
    const game = starved('hunt', {});
    expect(game.legal()).toEqual(['offer points']);
    expect(game.whyNot('offer food=1')).toBe('P6.3');
  });

  it('P6.3: nothing is offered by who has fed', () => {
    expect(feeding().whyNot('offer points')).toBe('P6.3');
  });
});
