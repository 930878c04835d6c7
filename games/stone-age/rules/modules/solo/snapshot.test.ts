import { simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../../components.ts';
import type { Event } from '../../events.ts';
import { stoneAge } from '../../game.ts';
import { startGame, startSolo } from '../../testing/test-game.ts';

describe('the snapshot of the one-player game', () => {
  const stacks = [
    ['B01', 'B02', 'B03', 'B04', 'B05', 'B06'],
    ['B26', 'B25', 'B24', 'B23', 'B22', 'B21'],
  ];
  const deck = BASE_CARDS.map(({ id }) => id);
  const player = {
    ...{ score: 0, food: 10, wood: 0, clay: 0, stone: 0, gold: 0, people: 5, home: 5 },
    ...{ agriculture: 0, tools: [0, 0, 0], toolsUsed: [false, false, false], oneUse: [] },
    ...{ redeemable: 0, cards: [], hiddenCards: 0, buildings: [] },
  };
  const solo = {
    elder: '',
    board: { food: 0, wood: 20, clay: 16, stone: 12, gold: 10 },
    outside: { wood: 0, clay: 0, stone: 0, gold: 0 },
    hut: 5,
    tokens: { low: 3, high: 2 },
    drawStack: deck.slice(3, 16),
    stacks,
  };

  it('has exactly its fields, at the start, for every viewer', () => {
    const options = { difficulty: 'standard' };
    const game = startGame({ variant: 'solo', deck, stacks, options });
    for (const viewer of ['all', 0, 'spectator'] as const) {
      expect(game.seenBy(viewer)).toStrictEqual({
        game: 'stone-age',
        modules: [],
        variant: 'solo',
        options,
        round: 1,
        phase: 'setup',
        firstPlayer: 0,
        decision: { player: 0, kind: 'stock', for: 'food' },
        cards: ['', 'C01', 'C02', 'C03'],
        deck: 13,
        discard: [],
        stacks: [
          { top: 'B01', left: 6 },
          { top: 'B26', left: 6 },
        ],
        places: {},
        players: [player],
        solo,
      });
    }
  });

  it('follows the setup', () => {
    const game = startGame({ variant: 'solo', deck, stacks });
    game.moves('stock food 4', 'stock wood 6', 'stock clay 0', 'stock stone 2', 'stock gold 0');
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'elder' });
    game.moves('elder hunt');
    expect(game.all.solo).toStrictEqual({
      ...solo,
      elder: 'hunt',
      board: { food: 4, wood: 14, clay: 16, stone: 10, gold: 10 },
      outside: { wood: 6, clay: 0, stone: 2, gold: 0 },
    });
  });

  it('is in phase `feed` during `offer`; at `feed` the food is not paid yet', () => {
    const game = startSolo({ players: [{ food: 3, at: { building1: 1 } }] });
    game.moves('leave building1');
    expect(game.all).toMatchObject({ phase: 'feed', players: [{ food: 3 }] });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'feed' });
    game.moves('starve');
    expect(game.all.phase).toBe('feed');
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'offer' });
  });

  it('has the dice at `pick`, and the bought card is already the player’s', () => {
    const position = { players: [{ wood: 2, at: { card2: 1, card3: 1 } }] };
    const game = startSolo({ ...position, solo: { elder: 'forest' } }, { deck, dice: [4, 2, 4] });
    game.moves('buy card2 wood=2');
    expect(game.all.decision).toMatchObject({ player: 0, kind: 'roll' });
    expect(game.all).not.toHaveProperty('dice');
    game.moves('roll 3');
    expect(game.all).toMatchObject({ dice: [4, 2, 4], cards: ['', '', 'C02', 'C03'] });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'pick', for: 'C01' });
    expect(game.player(0).cards).toEqual(['C01']);
  });

  it('has the result with its grade at the end, and survives JSON', () => {
    const players = [{ score: 300, people: 10, agriculture: 10, at: { building2: 1 } }];
    const position = { players, stacksLeft: [0, 6], solo: { tokens: { low: 0, high: 0 } } };
    const { all } = startSolo(position).moves('leave building2');
    expect(all.result).toStrictEqual({
      scores: [337],
      winners: [0],
      grade: 'complete',
      breakdown: [
        {
          ...{ track: 298, culture: 0, farmers: 0, toolmakers: 0, builders: 0, shamans: 0 },
          ...{ resources: 0, board: -80, discarded: -1, tokens: 0, hut: 0, drawStack: 120 },
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(all))).toStrictEqual(all);
  });

  it('has no `solo` and no `discard` in other games', () => {
    expect(startGame().all).not.toHaveProperty('solo');
    expect(startGame().all).not.toHaveProperty('discard');
  });
});

describe('what comes to light', () => {
  const setups = {
    alone: { players: 1, modules: [], variant: 'solo', options: {} },
    together: { players: 2, modules: [], options: {} },
  };
  const [alone, together] = Object.values(setups).map((setup) =>
    stoneAge.setup(setup, simulationChance('light')),
  );

  it.each<Event>([
    { type: 'row', cards: ['C01', 'C02', 'C03', 'C04'], deck: 20 },
    { type: 'tileOpened', place: 'building1', tile: 'B02', left: 3 },
  ])(
    'is nothing by $type from open stacks (P1.3, P1.4), and something where they are closed',
    (event) => {
      expect(stoneAge.reveals(event, alone!)).toBe(false);
      expect(stoneAge.reveals(event, together!)).toBe(true);
    },
  );

  it('are dice, and a card from the outside stack but not from the discarded ones', () => {
    const taken = { type: 'cardTaken', player: 0, card: 'C01' } as const;
    expect(stoneAge.reveals({ ...taken, from: 'outside' }, alone!)).toBe(true);
    expect(stoneAge.reveals({ ...taken, from: 'discard' }, alone!)).toBe(false);
  });
});
