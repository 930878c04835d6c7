import { describe, expect, it } from 'vitest';
import { type Card, STYLE_CARDS } from '../../components.ts';
import type { PlayerPosition } from '../../testing/position.ts';
import { startAt, type TestGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };
const GOODS = { wood: 9, clay: 9, stone: 9, gold: 9 };

/** Pairings of upper and lower part are not certain: cards are found by what they show. */
const withUpper = (kind: Card['upper']['kind']): string[] =>
  STYLE_CARDS.filter(({ upper }) => upper.kind === kind).map(({ id }) => id);

/** Player 0 stands at card5, where `card` lies, and in the hut; C22 is on top of the deck. */
const atCard5 = (card: string, more: PlayerPosition = {}, setup: TestSetup = {}): TestGame =>
  startAt(
    { players: [{ jewelry: 3, at: { card5: 1, hut: 2 }, ...more }] },
    { ...STYLE, deck: ['C02', 'C04', 'C06', 'C08', card, 'C22'], ...setup },
  );

describe('S6.1 Space 5', () => {
  it('S6.1: it costs 3 jewelry, and the card is bought as any other', () => {
    const game = atCard5('C03', { ...GOODS, jewelry: 5 });
    expect(game.legal('buy')).toEqual(['buy card5 jewelry=3']);
    game.moves('buy card5 jewelry=3');
    expect(game.player(0)).toMatchObject({ ...GOODS, jewelry: 2, food: 19, cards: ['C03'] });
    expect(game.player(0).hiddenCards).toBe(0);
    expect(game.all.cards).toEqual(['C02', 'C04', 'C06', 'C08', '']);
  });

  it.each([
    'buy card5 wood=5',
    'buy card5 wood=3',
    'buy card5 jewelry=2',
    'buy card5 jewelry=4',
    'buy card5 jewelry=5',
    'buy card5 wood=1 jewelry=3',
    'buy card5 wood=1 jewelry=2',
    'buy card5 food=3',
  ])('S6.1: nothing else pays for it: "%s"', (move) => {
    expect(atCard5('C03', { ...GOODS, jewelry: 9 }).whyNot(move)).toBe('S6.1');
  });

  it('S6.1: who has less does not buy it, and may leave', () => {
    const game = atCard5('C03', { ...GOODS, jewelry: 2 });
    expect(game.legal('buy')).toEqual([]);
    expect(game.whyNot('buy card5 jewelry=3')).toBe('S6.1');
    game.moves('leave card5');
    expect(game.all.cards[4]).toBe('C03');
  });

  it('S6.1 B6.1: the other spaces cost resources as before', () => {
    const players = [{ wood: 4, jewelry: 9, at: { card4: 1 } }];
    const game = startAt({ players }, STYLE);
    expect(game.legal('buy')).toEqual(['buy card4 wood=4']);
    expect(game.whyNot('buy card4 jewelry=3')).toBe('B6.1');
  });
});

describe('S6.2 The extra card', () => {
  const asked = (card: string, more: PlayerPosition = {}, setup: TestSetup = {}): TestGame =>
    atCard5(card, { jewelry: 6, ...more }, setup).moves('buy card5 jewelry=3');

  it('S6.2: 3 more jewelry take the top card of the deck face down', () => {
    const game = asked('C03');
    expect(game.all.decision).toEqual({ player: 0, kind: 'extra' });
    expect(game.legal().sort()).toEqual(['extra no', 'extra yes']);
    game.moves('extra yes');
    expect(game.player(0)).toMatchObject({
      jewelry: 0,
      cards: ['C03', 'C22'],
      hiddenCards: 1,
      score: 0,
    });
    expect(game.all.deck).toBe(39);
    expect(game.asked).toBe('0 act');
  });

  it('S6.2: its upper part is ignored, its lower part scored', () => {
    const position = { stacksLeft: [0, 7], players: [{ jewelry: 6, at: { card5: 1 } }] };
    const game = atCard5('C03').given(position).moves('buy card5 jewelry=3', 'extra yes');
    expect(game.all.result!.breakdown[0]).toMatchObject({ track: 0, culture: 4 });
  });

  it('S6.2: other players do not see it until the end', () => {
    const position = { stacksLeft: [0, 7], players: [{ jewelry: 6, at: { card5: 1, hut: 2 } }] };
    const game = atCard5('C03').given(position).moves('buy card5 jewelry=3', 'extra yes');
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.seenBy(viewer).players[0]).toMatchObject({
        cards: ['C03', null],
        hiddenCards: 1,
      });
    }
    expect(game.seenBy(0).players[0]!.cards).toEqual(['C03', 'C22']);
    game.moves('leave hut');
    expect(game.seenBy(1).players[0]!.cards).toEqual(['C03', 'C22']);
  });

  it('S6.2: it may be declined', () => {
    const game = asked('C03').moves('extra no');
    expect(game.player(0)).toMatchObject({ jewelry: 3, cards: ['C03'], hiddenCards: 0 });
    expect(game.all.deck).toBe(40);
    expect(game.asked).toBe('0 act');
  });

  it.each(['extra yes', 'extra no'])('S6.2: once per round: after "%s" no more', (answer) => {
    const game = asked('C03', { jewelry: 30 }).moves(answer);
    expect(game.asked).toBe('0 act');
    expect(game.whyNot('extra yes')).toBe('S6.2');
  });

  it('S6.2: it is asked with space 5 only', () => {
    const players = [{ wood: 9, jewelry: 30, at: { card1: 1, card4: 1, hut: 2 } }];
    const game = startAt({ players }, { ...STYLE, deck: ['C02', 'C04', 'C06', 'C08'] });
    expect(game.moves('buy card4 wood=4').asked).toBe('0 act');
    expect(game.moves('buy card1 wood=1').asked).toBe('0 act');
  });

  it('S6.2: it is asked only when 3 jewelry are there', () => {
    expect(asked('C03', { jewelry: 5 }).asked).toBe('0 act');
  });

  it('S6.2: and only when a card is in the deck', () => {
    const empty = atCard5('C03', { jewelry: 6 }).given({ deckLeft: 0 });
    expect(empty.moves('buy card5 jewelry=3').asked).toBe('0 act');
    const last = atCard5('C05', { jewelry: 6 }).given({ deckLeft: 1 });
    expect(last.moves('buy card5 jewelry=3').asked).toBe('0 act');
    expect(last.player(0).hiddenCards).toBe(1);
  });

  it('S6.2: it is its buyer’s, and asked before the next turn', () => {
    const players = [{ jewelry: 6, at: { card5: 1 } }, { at: { hunt: 1 } }];
    const game = atCard5('C03').given({ players }).moves('buy card5 jewelry=3');
    expect(game.asked).toBe('0 extra');
    expect(game.whyNot('extra yes', 1)).toBe('S6.2');
    expect(game.whyNot('use hut')).toBe('B4.1');
    expect(game.moves('extra yes').asked).toBe('1 act');
  });

  it('S6.2: after one more card of the upper part', () => {
    const game = asked('C05').moves('extra yes');
    expect(game.player(0)).toMatchObject({ hiddenCards: 2, jewelry: 0 });
    expect(game.player(0).cards.slice(0, 2)).toEqual(['C05', 'C22']);
  });

  it('S6.2: after a roll and its tools', () => {
    const game = asked('C24', { tools: [1, 0, 0] }, { dice: [3, 5] });
    expect(game.asked).toBe('0 tools');
    game.moves('tools t1');
    expect(game.player(0).wood).toBe(3);
    expect(game.asked).toBe('0 extra');
  });

  it('S6.2: after dice for all, of all players', () => {
    const game = asked('C01', {}, { players: 3, dice: [1, 2, 3] });
    game.moves('0: pick 1', '1: pick 2', '2: pick 3');
    expect(game.asked).toBe('0 extra');
  });

  it('S6.2: jewelry of the upper part counts', () => {
    const [merchant] = withUpper('merchant');
    expect(asked(merchant!, { jewelry: 4 }).asked).toBe('0 extra');
    expect(asked(merchant!, { jewelry: 3 }).asked).toBe('0 act');
    const [dice] = withUpper('dice');
    const game = asked(dice!, { jewelry: 4 }, { dice: [2, 3] });
    game.moves('0: pick 2', '1: pick 3', '1: gain wood=1');
    expect(game.asked).toBe('0 extra');
    expect(game.moves('0: extra yes').player(0).jewelry).toBe(0);
  });
});

describe('S6.3 The row', () => {
  const DECK = ['C02', 'C03', 'C04', 'C06', 'C08', 'C10', 'C11', 'C14', 'C16', 'C17'];

  it.each([
    [[], ['C02', 'C03', 'C04', 'C06', 'C08']],
    [[5], ['C02', 'C03', 'C04', 'C06', 'C10']],
    [[1], ['C03', 'C04', 'C06', 'C08', 'C10']],
    [
      [2, 5],
      ['C02', 'C04', 'C06', 'C10', 'C11'],
    ],
    [
      [1, 3, 4],
      ['C03', 'C08', 'C10', 'C11', 'C14'],
    ],
    [
      [1, 2, 3, 4, 5],
      ['C10', 'C11', 'C14', 'C16', 'C17'],
    ],
  ])('S6.3: after buying from spaces %j the row is %j', (spaces, row) => {
    const at = Object.fromEntries(spaces.map((space) => [`card${space}`, 1]));
    const players = [{ wood: 10, jewelry: 3, people: 6, at: { ...at, hunt: 1 } }];
    const game = startAt({ players }, { ...STYLE, deck: DECK });
    for (const space of spaces) {
      game.moves(`buy card${space} ${space === 5 ? 'jewelry=3' : `wood=${space}`}`);
    }
    game.moves('leave hunt');
    expect(game.all).toMatchObject({ round: 2, cards: row, deck: 40 - spaces.length });
  });

  it.each([2, 3, 4, 5])('S6.3: with %i players the game ends when not all five can be', (count) => {
    const players = [{ wood: 9, at: { card2: 1, card3: 1 } }];
    const game = startAt({ players, deckLeft: 1 }, { ...STYLE, deck: DECK, players: count });
    game.moves('buy card2 wood=2', 'buy card3 wood=3');
    expect(game.all).toMatchObject({ phase: 'over', round: 1, deck: 0 });
    expect(game.all.cards.slice(0, 3)).toEqual(['C02', 'C06', 'C08']);
    expect(game.all.cards[4]).toBe('');
    expect(game.events.at(-1)).toMatchObject({ type: 'over', because: 'cards' });
  });

  it('S6.3: the last card of the deck may just fill it, and an extra card may take it', () => {
    const at = (answer: string): TestGame =>
      atCard5('C03', { jewelry: 6 })
        .given({ deckLeft: 1, players: [{ at: { card5: 1 } }] })
        .moves('buy card5 jewelry=3', answer);
    expect(at('extra no').all).toMatchObject({ round: 2, deck: 0 });
    expect(at('extra yes').all).toMatchObject({ phase: 'over', deck: 0 });
  });
});
