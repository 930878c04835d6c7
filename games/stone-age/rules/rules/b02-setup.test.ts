import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS, BASE_TILES } from '../components.ts';
import { stoneAge } from '../game.ts';
import type { State } from '../state.ts';
import { startGame } from '../testing/test-game.ts';

const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

const fresh = (players: number, seed: string): State =>
  stoneAge.setup(stoneAge.checkSetup({ players }), simulationChance(seed));

const ids = (components: readonly { id: string }[]): string[] => components.map(({ id }) => id);

describe('B2 Setup', () => {
  it.each([2, 3, 4])('B2.1: what each of %i players starts with', (players) => {
    const game = startGame({ players });
    expect(game.all.players).toHaveLength(players);
    for (const player of game.all.players) {
      expect(player).toEqual({
        score: 0,
        food: 12,
        wood: 0,
        clay: 0,
        stone: 0,
        gold: 0,
        people: 5,
        home: 5,
        agriculture: 0,
        tools: [0, 0, 0],
        toolsUsed: [false, false, false],
        oneUse: [],
        redeemable: 0,
        cards: [],
        hiddenCards: 0,
        buildings: [],
      });
    }
  });

  it.each([2, 3, 4])('B2.1: a first player is drawn, and each of %i can be it', (players) => {
    const drawn = new Set(seeds.map((seed) => fresh(players, seed).firstPlayer));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3].slice(0, players));
  });

  it('B2.1: the first player begins', () => {
    expect(startGame({ players: 3, firstPlayer: 2 }).asked).toBe('2 place');
  });

  it('B2.2: the 36 cards are shuffled: no two of 40 games have the same order', () => {
    const decks = seeds.map((seed) => fresh(2, seed).deck);
    for (const deck of decks) expect([...deck].sort()).toEqual(ids(BASE_CARDS));
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(seeds.length);
  });

  it.each([2, 3, 4])(
    'B2.2: with %i players four cards lie open, from space 1 upward',
    (players) => {
      const game = startGame({ players, deck: ['C05', 'C17', 'C01', 'C36', 'C02'] });
      expect(game.all.cards).toEqual(['C05', 'C17', 'C01', 'C36']);
      expect(game.all.deck).toBe(32);
    },
  );

  it.each([2, 3, 4])('B2.3: %i players have one stack of 7 each, all different', (players) => {
    for (const seed of seeds) {
      const { stacks } = fresh(players, seed);
      expect(stacks.map((stack) => stack.length)).toEqual(Array(players).fill(7));
      expect(new Set(stacks.flat()).size).toBe(7 * players);
    }
  });

  it('B2.3: the tiles are shuffled, and with 4 players all 28 are in play', () => {
    const deals = seeds.map((seed) => fresh(4, seed).stacks.flat());
    for (const deal of deals) expect(deal.slice().sort()).toEqual(ids(BASE_TILES));
    expect(new Set(deals.map((deal) => deal.join())).size).toBe(seeds.length);
  });

  it('B2.3: with fewer players any tile may be left out', () => {
    const dealt = new Set(seeds.flatMap((seed) => fresh(2, seed).stacks.flat()));
    expect([...dealt].sort()).toEqual(ids(BASE_TILES));
  });

  it('B2.3: the top tile of each stack is open, and the others nobody sees', () => {
    const game = startGame({ stacks: [['B03', 'B04'], ['B27']] });
    for (const viewer of [0, 1, 'spectator', 'all'] as const) {
      expect(game.seenBy(viewer).stacks).toEqual([
        { top: 'B03', left: 7 },
        { top: 'B27', left: 7 },
      ]);
      expect(JSON.stringify(game.seenBy(viewer))).not.toContain('B04');
    }
  });

  it.each([
    [2, 'place building2 1', 'place building3 1'],
    [3, 'place building3 1', 'place building4 1'],
    [4, 'place building4 1', 'place building5 1'],
  ])('B2.3: with %i players there is %s, but not %s', (players, there, notThere) => {
    const game = startGame({ players });
    expect(game.whyNot(there)).toBeUndefined();
    expect(game.whyNot(notThere)).toBe('B2.3');
  });

  it('B2.2: there is no fifth card space', () => {
    expect(startGame({ players: 4 }).whyNot('place card5 1')).toBe('B2.2');
  });
});
