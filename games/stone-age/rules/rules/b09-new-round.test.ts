import { describe, expect, it } from 'vitest';
import { startAt } from '../testing/test-game.ts';

const DECK = ['C01', 'C02', 'C03', 'C04', 'C06', 'C08', 'C10', 'C11'];

describe('B9 New round and end', () => {
  it('B9.1: the game ends when a building stack is empty after feeding', () => {
    const players = [{ wood: 2, clay: 1, at: { building1: 1, hunt: 1 } }];
    const game = startAt({ players, stacksLeft: [1, 7] }, { stacks: [tilesEndingWith('B01')] });
    game.moves('build building1 wood=2 clay=1');
    expect(game.asked).toBe('0 act');
    expect(game.all.stacks).toMatchObject([{ top: '', left: 0 }, { left: 7 }]);
    game.moves('leave hunt');
    expect(game.all).toMatchObject({ phase: 'over', round: 1 });
    expect(game.events.map(({ type }) => type)).not.toContain('row');
    expect(game.events.at(-1)).toMatchObject({ type: 'over', because: 'stack' });
  });

  it('B9.1: the players are fed before that', () => {
    const game = startAt({ players: [{ food: 0, at: { hunt: 1 } }], stacksLeft: [0, 7] });
    game.moves('leave hunt');
    expect(game.asked).toBe('0 feed');
    game.moves('starve');
    expect(game.asked).toBe('over');
    expect(game.player(1).food).toBe(7);
  });

  it.each([2, 3, 4])('B9.1: with %i players it may be any stack', (count) => {
    for (let stack = 0; stack < count; stack++) {
      const stacksLeft = Array.from({ length: count }, (_, at) => (at === stack ? 0 : 7));
      const position = { players: [{ at: { hunt: 1 } }], stacksLeft };
      expect(startAt(position, { players: count }).moves('leave hunt').asked).toBe('over');
    }
  });

  it('B9.1: with one tile left in each stack the game goes on', () => {
    const game = startAt({ players: [{ at: { hunt: 1 } }], stacksLeft: [1, 1] });
    expect(game.moves('leave hunt').asked).toBe('1 place');
  });

  it('B9.1: after the end no move is possible', () => {
    const game = startAt({ players: [{ at: { hunt: 1 } }], stacksLeft: [7, 0] });
    game.moves('leave hunt');
    expect(game.legal()).toEqual([]);
    for (const move of ['place hunt 1', 'use hunt', 'starve', 'redeem wood=2']) {
      expect(game.whyNot(move)).toBe('B9.1');
      expect(game.whyNot(move, 1)).toBe('B9.1');
    }
  });

  it.each([
    [[1], ['C02', 'C03', 'C04', 'C06']],
    [[4], ['C01', 'C02', 'C03', 'C06']],
    [
      [2, 3],
      ['C01', 'C04', 'C06', 'C08'],
    ],
    [
      [1, 2, 4],
      ['C03', 'C06', 'C08', 'C10'],
    ],
    [
      [1, 2, 3, 4],
      ['C06', 'C08', 'C10', 'C11'],
    ],
    [[], ['C01', 'C02', 'C03', 'C04']],
  ])('B9.2: after buying from spaces %j the row is %j', (spaces, row) => {
    const at = Object.fromEntries(spaces.map((space) => [`card${space}`, 1]));
    const players = [{ wood: 10, people: 6, at: { ...at, hunt: 1 } }];
    const game = startAt({ players }, { deck: DECK, dice: spaces.includes(1) ? [1, 1] : [] });
    for (const space of [...spaces].reverse()) game.moves(`buy card${space} wood=${space}`);
    if (spaces.includes(1)) game.moves('pick 1', 'pick 1');
    game.moves('leave hunt');
    expect(game.all).toMatchObject({ round: 2, cards: row, deck: 32 - spaces.length });
  });

  it('B9.2: the last cards of the deck may just fill the row', () => {
    const players = [{ wood: 2, at: { card2: 1 } }];
    const game = startAt({ players, deckLeft: 1 }, { deck: DECK }).moves('buy card2 wood=2');
    expect(game.all).toMatchObject({ round: 2, phase: 'place', deck: 0 });
    expect(game.all.cards.slice(0, 3)).toEqual(['C01', 'C03', 'C04']);
    expect(game.all.cards[3]).not.toBe('');
  });

  it('B9.2: an empty deck is no end while the row is full', () => {
    const game = startAt({ players: [{ at: { hunt: 1 } }], deckLeft: 0 }).moves('leave hunt');
    expect(game.all).toMatchObject({ round: 2, deck: 0 });
  });

  it('B9.2: if the row cannot be filled, the game ends at once', () => {
    const players = [{ wood: 2, at: { card2: 1 } }];
    const game = startAt({ players, deckLeft: 0 }, { deck: DECK }).moves('buy card2 wood=2');
    expect(game.all).toMatchObject({ phase: 'over', round: 1 });
    expect(game.events.at(-1)).toMatchObject({ type: 'over', because: 'cards' });
    expect(game.legal()).toEqual([]);
    expect(game.whyNot('place hunt 1')).toBe('B9.2');
  });

  it('B9.2: the players are fed before that', () => {
    const players = [{ wood: 2, food: 0, at: { card2: 1 } }];
    const game = startAt({ players, deckLeft: 0 }, { deck: DECK }).moves('buy card2 wood=2');
    expect(game.asked).toBe('0 feed');
    expect(game.moves('starve').asked).toBe('over');
  });

  it('B9.2: one card too few is enough for the end', () => {
    const players = [{ wood: 9, at: { card2: 1, card3: 1 } }];
    const game = startAt({ players, deckLeft: 1 }, { deck: DECK });
    game.moves('buy card3 wood=3', 'buy card2 wood=2');
    expect(game.all).toMatchObject({ phase: 'over', deck: 0 });
  });

  it.each([
    [2, 0, 1],
    [2, 1, 0],
    [3, 2, 0],
    [4, 2, 3],
    [4, 3, 0],
  ])('B9.3: of %i players, after %i player %i is first', (count, first, next) => {
    const at = { hunt: 1 };
    const players = Array.from({ length: count }, (_, player) => (player === first ? { at } : {}));
    const game = startAt({ firstPlayer: first, players }, { players: count }).moves('leave hunt');
    expect(game.all).toMatchObject({ round: 2, phase: 'place', firstPlayer: next });
    expect(game.asked).toBe(`${next} place`);
    expect(game.events).toContainEqual({ type: 'round', round: 2, firstPlayer: next });
  });

  it('B9.3: tools are fresh again, and everyone is home', () => {
    const players = [{ tools: [2, 1, 0], used: [1, 2], at: { hunt: 2, field: 1 } }];
    const game = startAt({ players }).moves('leave hunt', 'leave field');
    expect(game.player(0)).toMatchObject({ toolsUsed: [false, false, false], home: 5 });
    expect(game.all.places).toEqual({});
  });
});

/** A whole stack with the given tile at the bottom. */
function tilesEndingWith(last: string): string[] {
  return ['B02', 'B03', 'B04', 'B05', 'B06', 'B07', last];
}
