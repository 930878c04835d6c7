import { describe, expect, it } from 'vitest';
import { startAt, startGame } from '../testing/test-game.ts';

describe('B1 Terms', () => {
  it.each([
    ['wood', 3],
    ['clay', 4],
    ['stone', 5],
    ['gold', 6],
  ])('B1.1: %s is a resource of value %i', (resource, value) => {
    const game = startAt(
      { players: [{ at: { building1: 1 }, [resource]: 1 }] },
      { stacks: [['B26']] },
    );
    game.moves(`build building1 ${resource}=1`);
    expect(game.player(0).score).toBe(value);
  });

  it('B1.1: food is not a resource: it buys nothing and replaces nothing', () => {
    const game = startAt(
      { players: [{ at: { card1: 1, building1: 1 }, food: 20 }] },
      { stacks: [['B26']] },
    );
    expect(game.whyNot('buy card1 food=1')).toBe('B6.1');
    expect(game.whyNot('build building1 food=1')).toBe('B7.4');
  });

  it('B1.2: a player has 5 people at the start', () => {
    expect(startGame().player(0)).toMatchObject({ people: 5, home: 5 });
  });

  it('B1.2: nobody has more than 10 people', () => {
    const game = startAt({ players: [{ people: 9, at: { hut: 2 }, food: 30 }] });
    game.moves('use hut');
    expect(game.player(0).people).toBe(10);
    game.given({ firstPlayer: 0, players: [{ at: { hut: 2 } }] }).moves('use hut');
    expect(game.player(0).people).toBe(10);
  });

  it('B1.2: a person gained in phase 2 is first placed next round', () => {
    const game = startAt({ players: [{ at: { hut: 2, hunt: 3 } }, { at: { hunt: 1 } }] });
    game.moves('use hut');
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ people: 6, home: 3 });
    expect(game.whyNot('place forest 1')).toBe('B3.1');
    game.moves('leave hunt', 'leave hunt');
    expect(game.all).toMatchObject({ round: 2, phase: 'place' });
    game.moves('1: place hunt 1', '0: place hunt 6');
  });

  it('B1.3: agriculture goes from 0 to 10', () => {
    const game = startGame();
    expect(game.player(0).agriculture).toBe(0);
    for (let steps = 1; steps <= 12; steps++) {
      game.given({ firstPlayer: 0, players: [{ at: { field: 1 }, food: 9 }, { food: 9 }] });
      game.moves('use field');
      expect(game.player(0).agriculture).toBe(Math.min(steps, 10));
    }
  });

  it('B1.3: tools are a row of three slots, each from 0 to 4', () => {
    const game = startGame();
    expect(game.player(0).tools).toEqual([0, 0, 0]);
    for (let tools = 1; tools <= 14; tools++) {
      game.given({ firstPlayer: 0, players: [{ at: { toolmaker: 1 }, food: 9 }, { food: 9 }] });
      game.moves('use toolmaker');
      expect(game.player(0).tools).toHaveLength(3);
    }
    expect(game.player(0).tools).toEqual([4, 4, 4]);
  });

  it.each([
    ['hunt', 'food', 3],
    ['forest', 'wood', 2],
    ['claypit', 'clay', 1],
    ['quarry', 'stone', 1],
    ['river', 'gold', 1],
  ] as const)('B1.4: %s never runs out of %s', (place, good, gain) => {
    const game = startAt({ players: [{ at: { [place]: 1, hut: 2 }, [good]: 500 }] }, { dice: [6] });
    game.moves(`use ${place}`);
    expect(game.player(0)[good]).toBe(500 + gain);
  });

  it('B1.4: tools never run out, even if all players have all of them', () => {
    const tools = [4, 4, 4];
    const game = startAt(
      { players: [{ tools: [4, 4, 3], at: { toolmaker: 1 } }, { tools }, { tools }, { tools }] },
      { players: 4 },
    );
    game.moves('use toolmaker');
    expect(game.player(0).tools).toEqual(tools);
  });

  it.each([
    [{}, 25, 15],
    [{}, 3, 0],
    [{}, 0, 0],
    [{ negativeScores: false }, 3, 0],
    [{ negativeScores: true }, 25, 15],
    [{ negativeScores: true }, 3, -7],
    [{ negativeScores: true }, -7, -17],
  ])('B1.4: with options %j a score of %i less 10 is %i', (options, score, after) => {
    const game = startAt({ players: [{ at: { hunt: 1 }, food: 0, score }] }, { options });
    game.moves('leave hunt', 'starve');
    expect(game.player(0).score).toBe(after);
    expect(game.events).toContainEqual({
      type: 'points',
      player: 0,
      points: after - score,
      score: after,
      for: 'starving',
    });
  });

  it('B1.4: a score below 0 stays below 0 in the final scoring', () => {
    const game = startAt(
      { players: [{ at: { hunt: 1 }, food: 0, wood: 2 }], stacksLeft: [0, 7] },
      { options: { negativeScores: true } },
    );
    game.moves('leave hunt', 'starve');
    expect(game.all.result).toMatchObject({ scores: [-8, 0], winners: [1] });
  });
});
