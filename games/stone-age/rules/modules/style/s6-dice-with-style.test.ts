import { describe, expect, it } from 'vitest';
import { type Card, STYLE_CARDS } from '../../components.ts';
import type { PlayerPosition } from '../../testing/position.ts';
import { startAt, type TestGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };

/** Pairings of upper and lower part are not certain: cards are found by what they show. */
const withUpper = (kind: Card['upper']['kind']): string[] =>
  STYLE_CARDS.filter(({ upper }) => upper.kind === kind).map(({ id }) => id);
const DICE = withUpper('dice');

/** The buyer stands at card1, where the card lies, and in the hut; C22 is on top of the deck. */
function bought(
  card: string,
  setup: TestSetup,
  { buyer = 0, firstPlayer = 0, more = {} as PlayerPosition } = {},
): TestGame {
  const players = Array.from({ length: setup.players ?? 2 }, (_, player) =>
    player === buyer ? { wood: 1, at: { card1: 1, hut: 2 }, ...more } : {},
  );
  return startAt(
    { firstPlayer, players },
    { ...STYLE, deck: [card, 'C02', 'C03', 'C04', 'C06', 'C22'], ...setup },
  ).moves('buy card1 wood=1');
}

describe('S6.4 Dice with style', () => {
  it('S6.4: they are on 4 cards', () => {
    expect(DICE).toHaveLength(4);
  });

  it.each(DICE)('S6.4: %s: one die per player, and everyone gets a reward', (card) => {
    const game = bought(card, { players: 3, dice: [2, 1, 1] });
    expect(game.events).toContainEqual({ type: 'rolled', player: 0, for: card, dice: [2, 1, 1] });
    expect(game.all).toMatchObject({
      dice: [2, 1, 1],
      decision: { player: 0, kind: 'pick', for: card },
    });
    expect(game.legal()).toEqual(['pick 1', 'pick 2']);
    game.moves('0: pick 1', '1: pick 2', '2: pick 1');
    expect(game.all.players).toMatchObject([
      { food: 14, jewelry: 1, cards: [card] },
      { food: 12, jewelry: 3 },
      { food: 14, jewelry: 1 },
    ]);
  });

  it.each([
    [1, { food: 14 }],
    [2, { jewelry: 3 }],
    [4, { cards: ['C22'], hiddenCards: 1 }],
    [5, { merchant: 1 }],
    [6, { people: 6, home: 6 }],
  ])('S6.4: a %i brings %j', (face, reward) => {
    const game = bought(DICE[0]!, { dice: [1, face] }).moves('0: pick 1');
    const [other, before] = game.all.players;
    game.moves(`1: pick ${face}`);
    expect(game.player(1)).toEqual({ ...before, ...reward });
    expect(game.player(0)).toEqual(other);
    expect(game.asked).toBe('0 act');
  });

  it.each(['wood', 'clay', 'stone', 'gold'] as const)('S6.4: a 3 brings 1 %s of choice', (good) => {
    const game = bought(DICE[0]!, { dice: [3, 3] });
    const before = game.player(0);
    game.moves('0: pick 3');
    expect(game.all.decision).toEqual({ player: 0, kind: 'gain', for: DICE[0] });
    game.moves(`0: gain ${good}=1`);
    expect(game.player(0)).toEqual({ ...before, [good]: 1 });
    expect(game.asked).toBe('1 pick');
    game.moves('1: pick 3', `1: gain ${good}=1`);
    expect(game.asked).toBe('0 act');
  });

  it('S6.4: one resource of choice is chosen at once, before the next pick', () => {
    const game = bought(DICE[0]!, { players: 3, dice: [3, 4, 1] }).moves('0: pick 3');
    expect(game.legal()).toEqual(['gain wood=1', 'gain clay=1', 'gain stone=1', 'gain gold=1']);
    expect(game.whyNot('pick 1', 1)).toBe('S6.4');
    expect(game.whyNot('gain wood=1', 1)).toBe('S6.4');
    game.moves('0: gain stone=1');
    expect(game.all).toMatchObject({ dice: [4, 1], decision: { player: 1, kind: 'pick' } });
    game.moves('1: pick 4', '2: pick 1');
  });

  it.each(['gain wood=2', 'gain food=1', 'gain jewelry=1', 'gain wood=1 clay=1'])(
    'S6.4: "%s" is not one resource',
    (move) => {
      const game = bought(DICE[0]!, { dice: [3, 1] }).moves('pick 3');
      expect(game.whyNot(move)).toBe('S6.4');
      game.moves('gain gold=1', 'pick 1');
    },
  );

  it('S6.4: the face-down card is hidden from the others, its upper part ignored', () => {
    const game = bought(DICE[0]!, { dice: [4, 1] }).moves('pick 4', 'pick 1');
    expect(game.seenBy(0).players[0]!.cards).toEqual([DICE[0], 'C22']);
    expect(game.seenBy(1).players[0]!.cards).toEqual([DICE[0], null]);
    expect(game.player(0).score).toBe(0);
  });

  it('S6.4: a reward that cannot do anything is lost, and may still be taken', () => {
    const full = { people: 10, merchant: 10, jewelry: 4 };
    for (const face of [4, 5, 6]) {
      const position = {
        deckLeft: 0,
        players: [
          { ...full, wood: 1, at: { card1: 1, hut: 2 } },
          { ...full, people: 10 },
        ],
      };
      const game = startAt(position, { ...STYLE, deck: [DICE[0]!], dice: [face, face] });
      game.moves('buy card1 wood=1');
      const before = game.all.players;
      game.moves(`0: pick ${face}`, `1: pick ${face}`);
      expect(game.all.players).toEqual(before);
    }
  });

  it.each([
    ['place', 3, { merchant: 4, jewelry: 1 }],
    ['place', 10, { merchant: 10, jewelry: 1 }],
    ['everyAdvance', 0, { merchant: 1, jewelry: 3 }],
    ['everyAdvance', 3, { merchant: 4, jewelry: 3 }],
    ['everyAdvance', 9, { merchant: 10, jewelry: 3 }],
    ['everyAdvance', 10, { merchant: 10, jewelry: 1 }],
  ])('S6.4: merchantJewelry %s, from %i: a 5 leads to %j', (merchantJewelry, merchant, after) => {
    const setup = { dice: [5, 1], options: { merchantJewelry } };
    const game = bought(DICE[0]!, setup, { more: { merchant } });
    const before = game.player(0);
    game.moves('pick 5');
    expect(game.player(0)).toEqual({ ...before, ...after });
    game.moves('pick 1');
  });

  it.each([
    ['startPlayer', 2, 1, 0, [1, 0]],
    ['startPlayer', 3, 1, 0, [1, 2, 0]],
    ['startPlayer', 5, 3, 1, [3, 4, 0, 1, 2]],
    ['buyer', 2, 0, 1, [1, 0]],
    ['buyer', 4, 2, 1, [1, 2, 3, 0]],
    ['buyer', 5, 1, 4, [4, 0, 1, 2, 3]],
  ] as const)(
    'S6.4: diceFirst %s, %i players, first player %i, buyer %i: the order is %j',
    (diceFirst, players, firstPlayer, buyer, order) => {
      const dice = [1, 2, 4, 5, 6].slice(0, players);
      const setup = { players, dice, options: { diceFirst } };
      const game = bought(DICE[0]!, setup, { buyer, firstPlayer });
      for (const player of order) {
        expect(game.asked).toBe(`${player} pick`);
        game.moves(game.legal()[0]!);
      }
      expect(game.asked).toBe(`${buyer} act`);
    },
  );

  it('S6.4 B6.5: tools never change these dice, and dice for all keep their own rewards', () => {
    const more = { tools: [4, 4, 4] };
    const styled = bought(DICE[0]!, { dice: [1, 2] }, { more });
    expect(styled.asked).toBe('0 pick');
    styled.moves('pick 1', 'pick 2');
    const base = bought('C01', { dice: [1, 2] }, { more }).moves('pick 1', 'pick 2');
    expect(base.all.players).toMatchObject([
      { wood: 1, food: 12 },
      { clay: 1, jewelry: 1 },
    ]);
  });
});

describe.each(['place', 'everyAdvance'])('S6.5 Merchant cards, merchantJewelry %s', (option) => {
  const cards = withUpper('merchant');

  it('S6.5: there are 2', () => {
    expect(cards).toHaveLength(2);
  });

  it.each(cards.flatMap((card) => [0, 4, 9, 10].map((from) => [card, from] as const)))(
    'S6.5: %s, from %i: the track goes up by 1, and there are 2 jewelry',
    (card, from) => {
      const setup = { options: { merchantJewelry: option } };
      const game = bought(card, setup, { more: { merchant: from } });
      const merchant = Math.min(10, from + 1);
      expect(game.player(0)).toMatchObject({ merchant, jewelry: 3, cards: [card] });
    },
  );
});

describe('the other new cards', () => {
  const others = STYLE_CARDS.filter(({ id }) => ![...DICE, ...withUpper('merchant')].includes(id));

  it.each(others.map((card) => [card.id, card] as const))('S2.1: %s is bought', (id, { upper }) => {
    const dice = upper.kind === 'roll' ? [6, 3] : [];
    const game = bought(id, { dice });
    const gained = upper.kind === 'goods' ? { ...upper.goods } : { clay: 2 };
    const expected = Object.entries(gained).filter(([, count]) => count > 0);
    for (const [good, count] of expected) {
      const had = { food: 12, jewelry: 1 }[good] ?? 0;
      expect(game.player(0)).toMatchObject({ [good]: had + count, cards: [id] });
    }
    expect(expected.length).toBe(1);
  });
});
