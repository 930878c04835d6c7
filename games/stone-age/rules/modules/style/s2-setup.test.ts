import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS, BASE_TILES, HUTS_TILES, STYLE_CARDS, STYLE_TILES } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import type { State } from '../../state.ts';
import { startGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };
const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

const fresh = (players: number, modules: readonly string[], seed: string): State =>
  stoneAge.setup(stoneAge.checkSetup({ players, modules }), simulationChance(seed));

const ids = (components: readonly { id: string }[]): string[] => components.map(({ id }) => id);

describe('S2 Setup', () => {
  it.each([2, 3, 4, 5])('S2.1: %i players may play', (players) => {
    expect(startGame({ ...STYLE, players }).all.players).toHaveLength(players);
    const both = startGame({ modules: ['style', 'huts'], players });
    expect(both.all.players).toHaveLength(players);
  });

  it.each([1, 6])('S2.1: %i players may not', (players) => {
    expect(() => startGame({ ...STYLE, players })).toThrow(/players: .* from 2 to 5/);
  });

  it('S2.1: a fifth player comes with this module only', () => {
    expect(() => startGame({ players: 5 })).toThrow(/players: .* from 2 to 4/);
    expect(() => startGame({ players: 5, modules: ['huts'] })).toThrow(/players: .* from 2 to 4/);
  });

  it('S2.1: the 9 new cards are shuffled with the 36', () => {
    const decks = seeds.map((seed) => fresh(3, ['style'], seed).deck);
    expect(STYLE_CARDS).toHaveLength(9);
    for (const deck of decks) {
      expect([...deck].sort()).toEqual([...ids(BASE_CARDS), ...ids(STYLE_CARDS)].sort());
    }
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(seeds.length);
    const places = new Set(decks.flatMap((deck) => ids(STYLE_CARDS).map((id) => deck.indexOf(id))));
    expect(places.size).toBeGreaterThan(40);
  });

  it('S2.1: without the module they are not in the game', () => {
    expect(() => startGame({ deck: ['S01'] })).toThrow(/"S01" is not in this/);
    expect(() => startGame({ modules: ['huts'], stacks: [['D01']] })).toThrow(
      /"D01" is not in this/,
    );
  });

  it.each([2, 3, 4, 5])(
    'S2.1: with %i players five card spaces are filled, from space 1 upward',
    (players) => {
      const row = ['C05', 'S09', 'C01', 'C36', 'S02'];
      const game = startGame({ ...STYLE, players, deck: [...row, 'C03'] });
      expect(game.all.cards).toEqual(row);
      expect(game.all.deck).toBe(40);
      expect(game.legal('place card')).toEqual([1, 2, 3, 4, 5].map((n) => `place card${n} 1`));
    },
  );

  it('S2.1: space 5 is the jewelry space', () => {
    const game = startGame({ ...STYLE, deck: ['C02', 'C03', 'C04', 'C06', 'C08'] });
    game.given({ players: [{ jewelry: 3, wood: 9, at: { card5: 1 } }] });
    expect(game.legal('buy')).toEqual(['buy card5 jewelry=3']);
  });

  it('S2.1: the rest of a player is as in the base game', () => {
    expect(startGame({ ...STYLE, players: 5 }).player(4)).toEqual({
      score: 0,
      food: 12,
      wood: 0,
      clay: 0,
      stone: 0,
      gold: 0,
      jewelry: 1,
      people: 5,
      home: 5,
      agriculture: 0,
      merchant: 0,
      traded: false,
      tools: [0, 0, 0],
      toolsUsed: [false, false, false],
      oneUse: [],
      redeemable: 0,
      cards: [],
      hiddenCards: 0,
      buildings: [],
    });
  });

  it.each([2, 3, 4, 5])('S2.2: each of %i players has a merchant track, at 0', (players) => {
    const game = startGame({ ...STYLE, players });
    expect(game.all.players.map(({ merchant }) => merchant)).toEqual(new Array(players).fill(0));
  });

  it('S2.2: the merchant track ends at 10', () => {
    const game = startGame(STYLE).given({
      players: [{ merchant: 9, at: { merchant: 2, hunt: 1 } }],
    });
    expect(game.moves('use merchant').player(0).merchant).toBe(10);
  });

  it.each([
    [['style'], 37, [...BASE_TILES, ...STYLE_TILES]],
    [['style', 'huts'], 43, [...BASE_TILES, ...HUTS_TILES, ...STYLE_TILES]],
    [['huts', 'style'], 43, [...BASE_TILES, ...HUTS_TILES, ...STYLE_TILES]],
  ])('S2.3: with %j %i tiles are shuffled, and each can be dealt', (modules, count, tiles) => {
    const dealt = seeds.flatMap((seed) => fresh(2, modules, seed).stacks.flat());
    expect([...new Set(dealt)].sort()).toEqual(ids(tiles).sort());
    expect(tiles).toHaveLength(count);
  });

  it.each([
    [2, ['style']],
    [3, ['style']],
    [4, ['style']],
    [5, ['style']],
    [2, ['style', 'huts']],
    [5, ['style', 'huts']],
  ])('S2.3: %i players with %j have one stack of 7 each', (players, modules) => {
    const game = startGame({ players, modules });
    const dealt = game.state.stacks.flat();
    expect(game.all.stacks).toHaveLength(players);
    for (const { left } of game.all.stacks) expect(left).toBe(7);
    expect(new Set(dealt).size).toBe(7 * players);
    expect(game.legal('place building')).toHaveLength(players);
  });
});

describe('the options of the module', () => {
  it.each(['place', 'everyAdvance'])('S6.4: merchantJewelry may be %s', (merchantJewelry) => {
    const game = startGame({ ...STYLE, options: { merchantJewelry } });
    expect(game.all.options).toEqual({ merchantJewelry });
  });

  it('S6.4: merchantJewelry is nothing else, and belongs to the module', () => {
    expect(() => startGame({ ...STYLE, options: { merchantJewelry: 'never' } })).toThrow(
      /merchantJewelry/,
    );
    expect(() => startGame({ options: { merchantJewelry: 'place' } })).toThrow(/merchantJewelry/);
  });
});
