import { describe, expect, it } from 'vitest';
import { stoneAge } from '../game.ts';
import type { Position } from '../testing/position.ts';
import { startAt, type TestGame, type TestSetup } from '../testing/test-game.ts';

const RICH = { wood: 9, clay: 9, stone: 9, gold: 9 };

/** Player 0 stands at card1, where `card` lies, and in the hut, so that the turn goes on. */
const atCard = (card: string, setup: TestSetup = {}, position: Position = {}): TestGame =>
  startAt(
    { players: [{ wood: 1, at: { card1: 1, hut: 2 } }], ...position },
    { deck: [card], ...setup },
  );

describe('B6 Civilization cards', () => {
  it.each([
    ['card1', 1, 4],
    ['card2', 2, 10],
    ['card3', 3, 20],
    ['card4', 4, 35],
  ] as const)('B6.1: %s costs %i of any kinds, payable in %i ways', (space, price, ways) => {
    const game = startAt({ players: [{ ...RICH, at: { [space]: 1 } }] });
    const payments = game.legal('buy');
    expect(new Set(payments).size).toBe(ways);
    for (const move of payments) {
      const paid = [...move.matchAll(/(?:wood|clay|stone|gold)=(\d)/g)].map(([, n]) => Number(n));
      expect(paid.reduce((sum, n) => sum + n)).toBe(price);
    }
  });

  it('B6.1: what is paid goes', () => {
    const deck = ['C01', 'C02', 'C19'];
    const game = startAt({ players: [{ ...RICH, at: { card3: 1, hut: 2 } }] }, { deck });
    game.moves('buy card3 wood=1 gold=2');
    expect(game.player(0)).toMatchObject({ wood: 8, clay: 9, stone: 9, gold: 7, food: 13 });
  });

  it.each([
    'buy card2 wood=1',
    'buy card2 wood=3',
    'buy card2 wood=1 food=1',
    'buy card2 food=2',
    'buy card2 jewelry=2',
    'buy card2 clay=2',
    'buy card2 wood=1 clay=1',
    'use card2',
  ])('B6.1: "%s" does not buy card2 for who has 3 wood', (move) => {
    const game = startAt({ players: [{ wood: 3, at: { card2: 1 } }] });
    expect(game.whyNot(move)).toBe('B6.1');
  });

  it('B6.2: the upper part happens at once, then the card is kept and leaves its space', () => {
    const game = atCard('C03').moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ food: 19, cards: ['C03'], hiddenCards: 0 });
    expect(game.all.cards[0]).toBe('');
    expect(game.events.map(({ type }) => type)).toEqual([
      'returned',
      'paid',
      'cardBought',
      'gained',
    ]);
  });

  it('B6.2: the lower part counts in the final scoring', () => {
    const game = atCard('C06', {}, { stacksLeft: [0, 7] }).moves('buy card1 wood=1', 'leave hut');
    expect(game.all.result!.breakdown[0]).toMatchObject({ shamans: 10 });
  });

  it.each([
    ['C23', 'agriculture', { agriculture: 10 }],
    ['C14', 'tools', { tools: [4, 4, 4] }],
  ] as const)('B6.2: %s is lost where %s is at its end', (card, _, position) => {
    const players = [{ wood: 1, at: { card1: 1, hut: 2 }, ...position }];
    const game = atCard(card, {}, { players }).moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ ...position, cards: [card] });
    expect(game.events.map(({ type }) => type)).toEqual(['returned', 'paid', 'cardBought']);
  });

  it.each([
    ['food', 'C11', { food: 17 }],
    ['resources', 'C08', { stone: 2 }],
    ['points', 'C22', { score: 3 }],
    ['agriculture', 'C27', { agriculture: 1 }],
    ['one tool', 'C14', { tools: [1, 0, 0] }],
    ['a one-use tool', 'C02', { oneUse: [4] }],
    ['any two resources', 'C31', { redeemable: 1 }],
  ])('B6.3: an upper part of %s (%s)', (_, card, gain) => {
    const game = atCard(card).moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ wood: 0, ...gain });
  });

  it.each([
    ['C24', 'wood', 3],
    ['C29', 'stone', 2],
    ['C13', 'gold', 1],
  ] as const)('B6.3: %s rolls 2 dice for %s, divided as at the place', (card, good, count) => {
    const game = atCard(card, { dice: [5, 6] }).moves('buy card1 wood=1');
    expect(game.player(0)[good]).toBe(count);
    expect(game.asked).toBe('0 act');
  });

  it('B6.3: tools are allowed on a card’s roll', () => {
    const players = [{ wood: 1, at: { card1: 1, hut: 2 }, tools: [3, 0, 0], oneUse: [4] }];
    const game = atCard('C13', { dice: [5, 6] }, { players }).moves('buy card1 wood=1');
    expect(game.all).toMatchObject({
      dice: [5, 6],
      decision: { player: 0, kind: 'tools', for: 'C13' },
    });
    expect(game.whyNot('tools t2')).toBe('B5.3');
    game.moves('tools t1 o4');
    expect(game.player(0)).toMatchObject({ gold: 3, toolsUsed: [true, false, false], oneUse: [] });
  });

  it('B6.3: one more card is the top of the deck, its upper part ignored, its lower part scored', () => {
    const deck = ['C05', 'C01', 'C02', 'C04', 'C03', 'C08'];
    const game = atCard('C05', { deck }, { stacksLeft: [0, 7] }).moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ food: 12, cards: ['C05', 'C03'], hiddenCards: 1 });
    expect(game.all.deck).toBe(31);
    game.moves('leave hut');
    expect(game.all.result!.breakdown[0]).toMatchObject({ culture: 4 });
  });

  it('B6.6: an empty deck gives no card for one more card', () => {
    const game = atCard('C05', {}, { deckLeft: 0 }).moves('buy card1 wood=1');
    expect(game.player(0)).toMatchObject({ cards: ['C05'], hiddenCards: 0 });
    expect(game.all.deck).toBe(0);
    expect(game.asked).toBe('0 act');
  });

  describe('B6.7: what is hidden', () => {
    const deck = ['C05', 'C01', 'C02', 'C04', 'C36'];

    it('B6.7: a card taken face down is known to its owner only', () => {
      const game = atCard('C05', { deck }).moves('buy card1 wood=1');
      const seen = (viewer: number | 'spectator' | 'all') => game.seenBy(viewer).players[0]!.cards;
      expect(seen(0)).toEqual(['C05', 'C36']);
      expect(seen('all')).toEqual(['C05', 'C36']);
      expect(seen(1)).toEqual(['C05', null]);
      expect(seen('spectator')).toEqual(['C05', null]);
    });

    it('B6.7: who may not see it hears only that a card was taken', () => {
      const { events } = atCard('C05', { deck }).moves('buy card1 wood=1');
      const drawn = events.find(({ type }) => type === 'cardDrawn')!;
      expect(drawn).toEqual({ type: 'cardDrawn', player: 0, card: 'C36' });
      expect(stoneAge.redact(drawn, 0)).toEqual(drawn);
      expect(stoneAge.redact(drawn, 1)).toEqual({ ...drawn, card: null });
      expect(stoneAge.redact(drawn, 'spectator')).toEqual({ ...drawn, card: null });
    });

    it('B6.7: at the end it is shown to all', () => {
      const game = atCard('C05', { deck }, { stacksLeft: [0, 7] });
      game.moves('buy card1 wood=1', 'leave hut');
      for (const viewer of [0, 1, 'spectator', 'all'] as const) {
        expect(game.seenBy(viewer).players[0]!.cards).toEqual(['C05', 'C36']);
      }
    });

    it('B6.7: all other cards, goods, tools, tiles and tracks are open', () => {
      const player = { ...RICH, tools: [2, 1, 1], oneUse: [2], redeemable: 1, agriculture: 3 };
      const cards = ['C03', 'C04'];
      const players = [{ ...player, cards, buildings: ['B01'], at: { card1: 1 } }];
      const game = startAt({ players }, { players: 3 });
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(game.seenBy(viewer)).toEqual(game.all);
      }
    });
  });
});
