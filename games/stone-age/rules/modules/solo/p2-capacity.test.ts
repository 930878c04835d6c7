import { describe, expect, it } from 'vitest';
import { acting, bought } from './testing/turns.ts';

describe('P2.3 Capacity', () => {
  it.each([
    [0, 5, 20, 4, 0],
    [3, 5, 20, 2, 4],
    [5, 5, 20, 0, 8],
    [7, 5, 20, 0, 8],
    [5, 8, 20, 3, 2],
    [0, 5, 3, 3, 0],
    [4, 5, 3, 1, 4],
    [5, 5, 1, 0, 2],
  ])(
    'P2.3: with %i wood, %i people and %i on the board, of 4 due %i come and %i points are lost',
    (held, people, onBoard, taken, lost) => {
      const player = { wood: held, people };
      const solo = { board: { wood: onBoard } };
      const game = acting({ forest: 2 }, { elder: 'river', player, solo, dice: [6, 6] });
      game.moves('use forest');
      expect(game.player(0)).toMatchObject({ wood: held + taken, score: 0 - lost });
      expect(game.all.solo!.board.wood).toBe(onBoard - taken);
    },
  );

  it.each([
    ['claypit', 'clay', [4]],
    ['quarry', 'stone', [5]],
    ['river', 'gold', [6]],
    ['hunt', 'food', [2]],
  ] as const)('P2.3: it holds at the %s for each %s by itself', (place, good, dice) => {
    const full = { food: 5, wood: 5, clay: 5, stone: 5, gold: 5 };
    const turn = { solo: { board: { food: 3 } }, dice };
    const noRoom = acting({ [place]: 1 }, { ...turn, player: full }).moves(`use ${place}`);
    expect(noRoom.player(0)).toMatchObject({ ...full, score: -2 });
    const room = acting({ [place]: 1 }, { ...turn, player: { ...full, [good]: 4 } });
    expect(room.moves(`use ${place}`).player(0)).toMatchObject({ ...full, score: 0 });
  });

  it('P2.3: what finds no room is told', () => {
    const player = { wood: 4 };
    const game = acting({ forest: 2 }, { elder: 'river', player, dice: [6, 3] });
    game.moves('use forest');
    expect(game.events).toContainEqual({
      ...{ type: 'noRoom', player: 0, good: 'wood', count: 2, from: 'forest' },
    });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -4, for: 'no room' }),
    );
  });

  it('P2.3: of a shortage nothing is told', () => {
    const game = acting({ river: 2 }, { solo: { board: { gold: 1 } }, dice: [6, 6] });
    const told = game.moves('use river').events.map(({ type }) => type);
    expect(told).toEqual(['returned', 'rolled', 'gained']);
  });

  it('P2.3: food beyond the limit stays, and what comes is lost', () => {
    const game = acting({ hunt: 1 }, { solo: { board: { food: 9 } }, dice: [6] });
    game.moves('use hunt');
    expect(game.player(0)).toMatchObject({ food: 10, score: -6 });
    expect(game.all.solo!.board.food).toBe(9);
  });

  it('P2.3: it holds for goods of cards', () => {
    const full = bought('C08', 2, {
      player: { wood: 2, stone: 4 },
      solo: { outside: { stone: 2 } },
    });
    expect(full.player(0)).toMatchObject({ stone: 5, score: -2 });
    expect(full.all.solo!.outside.stone).toBe(1);
    const food = bought('C03', 2, {
      player: { wood: 2, food: 3 },
      solo: { board: { food: 4 } },
    });
    expect(food.player(0)).toMatchObject({ food: 5, score: -4 });
    expect(food.all.solo!.board.food).toBe(2);
  });

  it('P2.3: it holds for the roll of a card', () => {
    const player = { wood: 2, gold: 4 };
    const game = bought('C13', 2, { player, solo: { outside: { gold: 5 } }, dice: [6, 6] });
    expect(game.player(0)).toMatchObject({ gold: 5, score: -2 });
    expect(game.all.solo!.outside.gold).toBe(4);
  });

  it('P2.3: it holds for die rewards', () => {
    const player = { wood: 2, stone: 4 };
    const game = bought('C01', 2, { player, solo: { outside: { stone: 3 } }, dice: [3, 3, 3] });
    game.moves('roll 3', 'pick 3');
    expect(game.player(0)).toMatchObject({ stone: 5, score: -4 });
    expect(game.all.solo!.outside.stone).toBe(2);
  });

  it('P2.3: it holds for any two resources', () => {
    const player = { wood: 4, clay: 5, redeemable: 2 };
    const game = acting({}, { player, solo: { outside: { wood: 2, clay: 1, gold: 1 } } });
    game.moves('redeem wood=2');
    expect(game.player(0)).toMatchObject({ wood: 5, score: -2, redeemable: 1 });
    expect(game.all.solo!.outside.wood).toBe(1);
    game.moves('redeem clay=1 gold=1');
    expect(game.player(0)).toMatchObject({ clay: 5, gold: 1, score: -4, redeemable: 0 });
    expect(game.all.solo!.outside).toMatchObject({ clay: 1, gold: 0 });
  });

  it('P2.3: tools are never compulsory', () => {
    const player = { tools: [4, 0, 0] };
    const game = acting({ river: 1 }, { player, dice: [2] }).moves('use river');
    expect(game.legal()).toEqual(['tools none', 'tools t1']);
    expect(game.moves('tools none').player(0)).toMatchObject({ gold: 0, score: 0 });
  });

  it('P2.3: tools that are used count in what is due', () => {
    const player = { gold: 5, tools: [4, 0, 0] };
    const game = acting({ river: 1 }, { player, dice: [2] }).moves('use river', 'tools t1');
    expect(game.player(0)).toMatchObject({ gold: 5, score: -2 });
  });
});
