import { describe, expect, it } from 'vitest';
import { acting, bought, feeding } from './testing/turns.ts';

describe('P2.1 Food circulates', () => {
  it.each([
    ['a card', { elder: 'hunt' }, { card2: 1 }, ['buy card2 food=2'], 2],
    ['the field', { elder: 'forest' }, { field: 1 }, ['use field'], 5],
    ['feeding', { elder: 'forest' }, {}, ['leave building2', 'feed food=5'], 5],
  ] as const)('P2.1: food paid for %s goes to the hunting grounds', (_, turn, at, moves, paid) => {
    const game = acting(at, { ...turn, solo: { board: { food: 1 } } }).moves(...moves);
    expect(game.player(0).food).toBe(10 - paid);
    expect(game.all.solo!.board.food).toBe(1 + paid);
  });

  it('P2.1: food lost to starvation goes there too', () => {
    const game = feeding({ player: { food: 3 } }).moves('starve');
    expect(game.player(0).food).toBe(0);
    expect(game.all.solo!.board.food).toBe(3);
  });

  it('P2.1: hunting takes it from there, and not more than there is', () => {
    const solo = { board: { food: 4 } };
    const game = acting({ hunt: 2 }, { solo, player: { food: 0 }, dice: [6, 6] }).moves('use hunt');
    expect(game.player(0)).toMatchObject({ food: 4, score: 0 });
    expect(game.all.solo!.board.food).toBe(0);
  });

  it('P2.1: cards take it from there, and not more than there is', () => {
    const turn = { player: { food: 0, wood: 2 } };
    const some = bought('C32', 2, { ...turn, solo: { board: { food: 5 } } });
    expect(some.player(0)).toMatchObject({ food: 3, score: 0 });
    expect(some.all.solo!.board.food).toBe(2);
    const few = bought('C32', 2, { ...turn, solo: { board: { food: 1 } } });
    expect(few.player(0)).toMatchObject({ food: 1, score: 0 });
    expect(few.all.solo!.board.food).toBe(0);
  });

  it('P2.1 P6.2: agriculture brings no food', () => {
    const game = feeding({ player: { food: 2, agriculture: 3 }, solo: { board: { food: 9 } } });
    game.moves('feed food=2');
    expect(game.player(0).food).toBe(0);
    expect(game.all.solo!.board.food).toBe(11);
  });
});

describe('P2.2 Where things come from and go to', () => {
  it.each([
    ['forest', 'wood', 'river', 3, 20],
    ['claypit', 'clay', 'forest', 2, 16],
    ['quarry', 'stone', 'forest', 2, 12],
    ['river', 'gold', 'forest', 1, 10],
  ] as const)('P2.2: the %s gives %s of the board', (place, good, elder, gain, board) => {
    const solo = { outside: { [good]: 4 } };
    const game = acting({ [place]: 2 }, { elder, solo, dice: [5, 5] }).moves(`use ${place}`);
    expect(game.player(0)[good]).toBe(gain);
    expect(game.all.solo!.board[good]).toBe(board - gain);
    expect(game.all.solo!.outside[good]).toBe(4);
  });

  it.each([
    ['a card', { card2: 1 }, ['buy card2 wood=2'], { wood: 2 }],
    ['a building', { building1: 1 }, ['build building1 wood=2 clay=1'], { wood: 2, clay: 1 }],
    ['feeding', {}, ['leave building2', 'feed food=2 wood=3'], { wood: 3 }],
    ['starvation', {}, ['leave building2', 'starve', 'offer clay=1 gold=1'], { clay: 1, gold: 1 }],
    ['starvation', {}, ['leave building2', 'starve', 'offer wood=1'], { wood: 1 }],
  ] as const)('P2.2: resources given for %s go to the pool', (_, at, moves, pool) => {
    const player = { food: 2, wood: 5, clay: 2, stone: 1, gold: 1 };
    const game = acting(at, { player, stacks: [['B01']] }).moves(...moves);
    const { outside, board } = game.all.solo!;
    expect(outside).toEqual({ wood: 0, clay: 0, stone: 0, gold: 0, ...pool });
    expect(board).toMatchObject({ wood: 20, clay: 16, stone: 12, gold: 10 });
  });

  it.each([
    ['paid', { card4: 1 }, ['buy card4 t1 t2']],
    ['fed', {}, ['leave building2', 'feed food=1 t1 t2']],
  ] as const)('P2.2: tool tokens %s leave the game', (_, at, moves) => {
    const solo = { tokens: { low: 1, high: 1 } };
    const player = { food: 10, tools: [1, 3, 0] };
    const game = acting(at, { elder: 'village', solo, player }).moves(...moves);
    expect(game.player(0).tools).toEqual([0, 0, 0]);
    expect(game.all.solo!.tokens).toEqual({ low: 1, high: 1 });
  });

  it('P2.2: a tool token offered leaves the game', () => {
    const player = { food: 0, tools: [1, 3, 0] };
    const game = feeding({ elder: 'village', solo: { tokens: { low: 2, high: 1 } }, player });
    game.moves('starve', 'offer t2');
    expect(game.player(0).tools).toEqual([1, 0, 0]);
    expect(game.all.solo!.tokens).toEqual({ low: 2, high: 1 });
  });

  it.each([
    ['C06', 'clay', [], 1],
    ['C08', 'stone', [], 2],
    ['C20', 'gold', [], 1],
    ['C13', 'gold', [6, 6], 2],
    ['C29', 'stone', [6, 5], 2],
  ] as const)('P2.2: %s gives %s of the pool', (card, good, dice, gain) => {
    const game = bought(card, 2, { dice, solo: { outside: { [good]: 3 } } });
    const { board, outside } = game.all.solo!;
    expect(game.player(0)[good]).toBe(gain);
    expect(outside[good]).toBe(3 - gain);
    expect(board).toMatchObject({ clay: 16, stone: 12, gold: 10 });
  });

  it('P2.2: a card gives only what the pool has', () => {
    const game = bought('C08', 2, { solo: { outside: { stone: 1 } } });
    expect(game.player(0)).toMatchObject({ stone: 1, score: 0 });
    expect(bought('C20', 2).player(0)).toMatchObject({ gold: 0, score: 0, cards: ['C20'] });
  });

  it('P2.2 P5.1: what was paid for the card is in the pool already', () => {
    const game = bought('C24', 2, { dice: [6, 6] });
    expect(game.player(0).wood).toBe(2);
    expect(game.all.solo!.outside.wood).toBe(0);
  });

  it('P2.2: a tool given by a card comes from the board', () => {
    const game = bought('C14', 2).moves('tool new');
    expect(game.player(0).tools).toEqual([1, 0, 0]);
    expect(game.all.solo!.tokens).toEqual({ low: 2, high: 2 });
  });

  it.each([
    ['hunt', 'C03', 'food=2', { food: 5 }],
    ['village', 'C23', 'agriculture=2', { agriculture: 2 }],
    ['claypit', 'C06', 'clay=2', { clay: 4 }],
  ] as const)('P2.2: the elder at the %s does not restrict %s', (elder, card, pay, after) => {
    const player = { food: 2, clay: 5, agriculture: 3 };
    const solo = { board: { food: 9 }, outside: { clay: 3 } };
    const game = acting({ card2: 1 }, { elder, player, solo, deck: [card] });
    expect(game.moves(`buy card2 ${pay}`).player(0)).toMatchObject(after);
  });
});
