import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS, BASE_TILES } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import { startGame, startSolo, type TestGame, type TestSetup } from '../../testing/test-game.ts';
import { RESOURCES } from '../../vocabulary.ts';

const CARDS = BASE_CARDS.map(({ id }) => id);

const solo = (setup: TestSetup = {}): TestGame => startGame({ variant: 'solo', ...setup });

describe('P1 Setup', () => {
  it('P1.1: one player has 5 people and 10 food, and 5 people wait in the hut', () => {
    const { all } = solo();
    expect(all.players).toHaveLength(1);
    expect(all.players[0]).toMatchObject({
      ...{ people: 5, home: 5, food: 10, score: 0, agriculture: 0 },
      ...{ wood: 0, clay: 0, stone: 0, gold: 0, tools: [0, 0, 0] },
    });
    expect(all.solo!.hut).toBe(5);
  });

  it('P1.1: the score may be negative', () => {
    expect(solo().moves('stock food 3').player(0).score).toBe(-6);
  });

  it('P1.2: the board has 20, 16, 12 and 10 resources, no food and five tool tokens', () => {
    expect(solo().all.solo).toMatchObject({
      board: { food: 0, wood: 20, clay: 16, stone: 12, gold: 10 },
      outside: { wood: 0, clay: 0, stone: 0, gold: 0 },
      tokens: { low: 3, high: 2 },
    });
  });

  it('P1.3: of the cards three go to spaces 2 to 4, 13 are the draw stack, 20 stay outside', () => {
    const game = solo({ deck: CARDS });
    expect(game.all).toMatchObject({ cards: ['', 'C01', 'C02', 'C03'], deck: 13, discard: [] });
    expect(game.all.solo!.drawStack).toEqual(CARDS.slice(3, 16));
    expect(game.state.solo!.outsideStack).toEqual(CARDS.slice(16));
  });

  it('P1.3: the draw stack may be looked through by everyone, the outside stack by nobody', () => {
    const game = solo({ deck: CARDS });
    for (const viewer of [0, 'spectator', 'all'] as const) {
      const seen = JSON.stringify(game.seenBy(viewer));
      for (const card of CARDS) expect(seen.includes(card)).toBe(CARDS.indexOf(card) < 16);
    }
  });

  it('P1.4: two stacks of 6 tiles are open to look through', () => {
    const first = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06'];
    const second = ['B26', 'B25', 'B24', 'B23', 'B22', 'B21'];
    const game = solo({ stacks: [first, second] });
    expect(game.seenBy('spectator').solo!.stacks).toEqual([first, second]);
    expect(game.all.stacks).toEqual([
      { top: 'B01', left: 6 },
      { top: 'B26', left: 6 },
    ]);
  });

  it('P1.4: B27 and B28 are removed, and all other tiles can come', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const setup = stoneAge.checkSetup({ players: 1, variant: 'solo' });
      const state = stoneAge.setup(setup, simulationChance(`tiles ${seed}`));
      const tiles = stoneAge.view(state, 'all').solo!.stacks.flat();
      expect(new Set(tiles).size).toBe(12);
      for (const tile of tiles) seen.add(tile);
    }
    const allowed = BASE_TILES.map(({ id }) => id).filter((id) => id !== 'B27' && id !== 'B28');
    expect([...seen].sort()).toEqual(allowed);
  });

  it.each([
    ['standard', 16, 6],
    ['easier1', 17, 6],
    ['easier2', 18, 6],
    ['harderTiles', 16, 5],
    ['harderCards', 15, 6],
  ])('P1.5: %s has %i cards and stacks of %i', (difficulty, cards, size) => {
    const game = solo({ deck: CARDS, options: { difficulty } });
    expect(game.all.solo!.drawStack).toEqual(CARDS.slice(3, cards));
    expect(game.state.solo!.outsideStack).toEqual(CARDS.slice(cards));
    expect(game.all.solo!.stacks.map((stack) => stack.length)).toEqual([size, size]);
  });

  it('P1.5: without the option the game is the standard one', () => {
    const { cards, deck } = solo().all;
    expect(deck + cards.filter((card) => card !== '').length).toBe(16);
  });
});

describe('P1.6 Before the first turn', () => {
  /** The first decisions are made with nothing taken. */
  const STOCK = ['food', ...RESOURCES].map((good) => `stock ${good} 0`);
  const asking = (good: string): TestGame =>
    solo().moves(...STOCK.slice(0, STOCK.indexOf(`stock ${good} 0`)));

  it('P1.6: food, wood, clay, stone, gold and the elder are asked in this order', () => {
    const game = solo();
    for (const move of STOCK) {
      expect(game.all).toMatchObject({ phase: 'setup', round: 1, solo: { elder: '' } });
      expect(game.all.decision).toEqual({ player: 0, kind: 'stock', for: move.split(' ')[1] });
      game.moves(move);
    }
    expect(game.asked).toBe('0 elder');
    game.moves('elder river');
    expect(game.all).toMatchObject({ phase: 'place', round: 1, solo: { elder: 'river' } });
    expect(game.asked).toBe('0 place');
  });

  it.each([
    ['food', 50],
    ['wood', 20],
    ['clay', 16],
    ['stone', 12],
    ['gold', 10],
  ])('P1.6: of %s 0 to %i are allowed', (good, most) => {
    const game = asking(good);
    const counts = Array.from({ length: most + 1 }, (_, count) => `stock ${good} ${count}`);
    expect(game.legal()).toEqual(counts);
    expect(game.whyNot(`stock ${good} ${most + 1}`)).toBe('P1.6');
  });

  it('P1.6: food comes to the hunting grounds at −2 points each', () => {
    const game = solo().moves('stock food 7');
    expect(game.all.solo!.board.food).toBe(7);
    expect(game.player(0)).toMatchObject({ food: 10, score: -14 });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -14, for: 'stock' }),
    );
  });

  it.each([
    ['wood', 6, 14],
    ['clay', 16, 0],
    ['stone', 1, 11],
    ['gold', 3, 7],
  ] as const)('P1.6: %s removed from the board, %i, goes to the pool', (good, count, left) => {
    const game = asking(good).moves(`stock ${good} ${count}`);
    const { board, outside } = game.all.solo!;
    expect([board[good], outside[good]]).toEqual([left, count]);
    expect(game.player(0)).toMatchObject({ score: 0, [good]: 0 });
  });

  it('P1.6: another good than the one asked for is refused', () => {
    expect(solo().whyNot('stock wood 1')).toBe('P1.6');
    expect(asking('clay').whyNot('stock wood 1')).toBe('P1.6');
    expect(asking('gold').whyNot('stock food 0')).toBe('P1.6');
  });

  it('P1.6: the elder is put on one of six areas, and nowhere else', () => {
    const game = solo().moves(...STOCK);
    expect(game.legal().sort()).toEqual(
      ['forest', 'claypit', 'quarry', 'river', 'village', 'hunt']
        .map((area) => `elder ${area}`)
        .sort(),
    );
    expect(game.whyNot('elder stay')).toBe('P1.6');
  });

  it.each(['place forest 1', 'use forest', 'starve'])(
    'P1.6: "%s" is no move before the first turn',
    (move) => {
      expect(solo().whyNot(move)).toBeDefined();
    },
  );

  it('P1.6: after the setup nothing can be stocked any more', () => {
    const game = solo().moves(...STOCK, 'elder hunt');
    expect(game.whyNot('stock food 1')).toBe('P1.6');
  });
});

describe('base components only', () => {
  it.each([
    ['place merchant 2', 'S3.1'],
    ['place D04 1', 'S3.4'],
    ['place card5 1', 'B2.2'],
    ['place building3 1', 'B2.3'],
    ['take food=2', 'S4.2'],
    ['extra yes', 'S6.2'],
    ['gain wood=1', 'S6.4'],
  ])('P1.4: "%s" of other games is refused by %s', (move, rule) => {
    expect(startSolo({}).whyNot(move)).toBe(rule);
  });

  it('P1.4: there is no trade', () => {
    const players = [{ wood: 2, at: { card2: 1 } }];
    const game = startSolo({ players, solo: { elder: 'forest' } });
    expect(game.whyNot('buy card2 wood=2 trade jewelry=1 for wood=1')).toBe('S5.1');
  });
});
