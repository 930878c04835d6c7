import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from './components.ts';
import type { SnapshotPlayer } from './snapshot.ts';
import type { PlayerPosition } from './testing/position.ts';
import { startAt, type TestGame, type TestSetup } from './testing/test-game.ts';

/** Who has bought the card from space 1, and stands in the hut, so that the turn goes on. */
const buy = (card: string, setup: TestSetup = {}, owner: PlayerPosition = {}): TestGame =>
  startAt(
    { players: [{ ...owner, wood: 1, at: { card1: 1, hut: 2, ...owner.at } }] },
    { deck: [card], ...setup },
  ).moves('buy card1 wood=1');

/** A fresh player who has bought the card, and what it brought. */
const after = (card: string, gain: Partial<SnapshotPlayer>): SnapshotPlayer => ({
  score: 0,
  food: 12,
  wood: 0,
  clay: 0,
  stone: 0,
  gold: 0,
  people: 5,
  home: 3,
  agriculture: 0,
  tools: [0, 0, 0],
  toolsUsed: [false, false, false],
  oneUse: [],
  redeemable: 0,
  cards: [card],
  hiddenCards: 0,
  buildings: [],
  ...gain,
});

const AT_ONCE: readonly (readonly [string, Partial<SnapshotPlayer>])[] = [
  ['C02', { oneUse: [4] }],
  ['C03', { food: 19 }],
  ['C04', { food: 16 }],
  ['C06', { clay: 1 }],
  ['C08', { stone: 2 }],
  ['C10', { stone: 1 }],
  ['C11', { food: 17 }],
  ['C14', { tools: [1, 0, 0] }],
  ['C16', { oneUse: [3] }],
  ['C17', { oneUse: [2] }],
  ['C19', { food: 13 }],
  ['C20', { gold: 1 }],
  ['C22', { score: 3 }],
  ['C23', { agriculture: 1 }],
  ['C26', { stone: 1 }],
  ['C27', { agriculture: 1 }],
  ['C28', { score: 3 }],
  ['C30', { food: 15 }],
  ['C31', { redeemable: 1 }],
  ['C32', { food: 15 }],
  ['C35', { score: 3 }],
  ['C36', { food: 14 }],
];

const ROLLS = [
  ['C13', 'gold', 6],
  ['C24', 'wood', 3],
  ['C29', 'stone', 5],
] as const;

const DICE_FOR_ALL = ['C01', 'C07', 'C09', 'C12', 'C15', 'C18', 'C21', 'C25', 'C33', 'C34'];

describe('every card, bought', () => {
  it('is in one of the tables here', () => {
    const tested = [...AT_ONCE.map(([card]) => card), ...ROLLS.map(([card]) => card)];
    expect([...tested, ...DICE_FOR_ALL, 'C05'].sort()).toEqual(BASE_CARDS.map(({ id }) => id));
  });

  it.each(AT_ONCE)('B6.3: %s brings %j at once, and nothing to others', (card, gain) => {
    const game = buy(card);
    expect(game.player(0)).toEqual(after(card, gain));
    expect(game.player(1)).toEqual(after(card, { cards: [], home: 5 }));
    expect(game.asked).toBe('0 act');
  });

  describe.each(ROLLS)('B6.3: %s rolls for %s', (card, good, divisor) => {
    it.each([
      [1, 1],
      [2, 3],
      [3, 6],
      [6, 6],
    ])('B6.3: with the dice %i and %i and no tools', (one, two) => {
      const game = buy(card, { dice: [one, two] });
      const count = Math.floor((one + two) / divisor);
      expect(game.player(0)).toEqual(after(card, { [good]: count }));
    });

    it('B6.3: with tools', () => {
      const game = buy(card, { dice: [4, 1] }, { tools: [4, 3, 2], oneUse: [4] });
      expect(game.all.decision).toEqual({ player: 0, kind: 'tools', for: card });
      expect(game.legal()).toHaveLength(16);
      game.moves('tools t1 t3 o4');
      expect(game.player(0)).toMatchObject({
        [good]: Math.floor((4 + 1 + 4 + 2 + 4) / divisor),
        toolsUsed: [true, false, true],
        oneUse: [],
      });
      expect(game.asked).toBe('0 act');
    });
  });

  describe.each(DICE_FOR_ALL)('B6.5: %s is dice for all', (card) => {
    it.each([
      [2, [4, 5]],
      [3, [6, 3, 1]],
      [4, [2, 6, 5, 4]],
    ])('B6.5: with %i players, the dice %j are picked from the left', (players, dice) => {
      const rewards = [
        { wood: 1 },
        { clay: 1 },
        { stone: 1 },
        { gold: 1 },
        { tools: [1, 0, 0] },
        { agriculture: 1 },
      ];
      const game = buy(card, { players, dice });
      dice.forEach((face, player) => {
        expect(game.all.dice).toEqual(dice.slice(player));
        expect(game.all.decision).toEqual({ player, kind: 'pick', for: card });
        game.moves(`${player}: pick ${face}`);
        const bought = player === 0 ? {} : { cards: [], home: 5 };
        const gain = { ...rewards[face - 1], ...bought };
        expect(game.player(player)).toEqual(after(card, gain));
      });
      expect(game.asked).toBe('0 act');
    });
  });

  it.each([
    ['C02', 4],
    ['C16', 3],
    ['C17', 2],
  ])('B5.4: the one-use tool of %s adds %i to one later roll', (card, value) => {
    const setup = { dice: [6 - value, 6] };
    const game = buy(card, setup, { at: { river: 1, quarry: 1 } });
    game.moves('use river', `tools o${value}`);
    expect(game.player(0)).toMatchObject({ gold: 1, oneUse: [] });
    game.moves('use quarry');
    expect(game.asked).toBe('0 act');
    expect(game.player(0).stone).toBe(1);
  });

  it('B5.4: one-use tools are listed ascending, whatever the order they came in', () => {
    const at = { card1: 1, card2: 1, card3: 1, hut: 2 };
    const setup = { deck: ['C02', 'C17', 'C16'] };
    const game = startAt({ players: [{ wood: 9, at }] }, setup);
    game.moves('buy card1 wood=1', 'buy card3 wood=3', 'buy card2 wood=2');
    expect(game.player(0).oneUse).toEqual([2, 3, 4]);
  });

  it('B6.4: C31 is redeemed later in the turn', () => {
    const game = buy('C31').moves('redeem stone=1 gold=1');
    expect(game.player(0)).toEqual(after('C31', { stone: 1, gold: 1 }));
  });

  it('B6.3: C05 brings one more card, face down, without its upper part', () => {
    const game = buy('C05', { deck: ['C05', 'C01', 'C02', 'C04', 'C22'] });
    expect(game.player(0)).toEqual(after('C05', { cards: ['C05', 'C22'], hiddenCards: 1 }));
    expect(game.seenBy(1).players[0]!.cards).toEqual(['C05', null]);
    expect(game.all).toMatchObject({ cards: ['', 'C01', 'C02', 'C04'], deck: 31 });
  });
});
