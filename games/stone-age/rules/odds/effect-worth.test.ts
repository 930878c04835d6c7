import { describe, expect, it } from 'vitest';
import { ALL_TILES, DICE_TABLES, type Effect, goods } from '../components.ts';
import type { PlayerPosition } from '../testing/position.ts';
import { startAt, startSolo, type TestSetup } from '../testing/test-game.ts';
import { type Buyer, buyerAt } from './buyer.ts';
import { cardWorth } from './card-worth.ts';
import { pickedWorth, worthAlone } from './dice-rewards.ts';
import { effectWorth } from './effect-worth.ts';
import { momentOf } from './moment.ts';
import { everyRoll, mean } from './testing/brute-force.ts';

const ROUNDS = 5;

/** A player with five rounds to go, this one included. */
const buyerWith = (player: PlayerPosition, setup: TestSetup = {}): Buyer => ({
  ...buyerAt(momentOf(startAt({ players: [player] }, setup).state), 0),
  rounds: ROUNDS,
});

const STYLE: TestSetup = { modules: ['style'] };

describe('what an effect is worth', () => {
  it.each<[Effect, PlayerPosition, number]>([
    [{ kind: 'tool' }, {}, ROUNDS],
    [{ kind: 'tool' }, { cards: ['C01', 'C02'] }, ROUNDS + 3],
    [{ kind: 'tool' }, { tools: [4, 4, 4], cards: ['C01'] }, 0],
    [{ kind: 'agriculture' }, {}, 2 * ROUNDS],
    [{ kind: 'agriculture' }, { agriculture: 5, cards: ['C25'] }, 2],
    [{ kind: 'agriculture' }, { agriculture: 10, cards: ['C25'] }, 0],
    [{ kind: 'person' }, {}, 3.5 * (ROUNDS - 1) - 2 * ROUNDS],
    [{ kind: 'person' }, { cards: ['C06'] }, 3.5 * (ROUNDS - 1) - 2 * ROUNDS + 2],
    [{ kind: 'person' }, { people: 10, cards: ['C06'] }, 0],
    [{ kind: 'income', goods: goods({ stone: 1 }) }, {}, 5 * (ROUNDS - 1)],
    [{ kind: 'anyResource' }, {}, 6],
    [{ kind: 'anyResources', count: 2 }, {}, 12],
    [{ kind: 'merchant', steps: 2, jewelry: 2 }, {}, 2 * 0.5 * ROUNDS + 4],
    [{ kind: 'merchant', steps: 2, jewelry: 2 }, { merchant: 9, cards: ['S03'] }, 2.5 + 2 + 4],
    [{ kind: 'merchant', steps: 1, jewelry: 2 }, { merchant: 10 }, 4],
  ])('%j for %j: %d', (effect, player, worth) => {
    expect(effectWorth(buyerWith(player, STYLE), effect)).toBe(worth);
  });

  it('S6.4: by the older rulebook jewelry comes with every advance', () => {
    const setup: TestSetup = { ...STYLE, options: { merchantJewelry: 'everyAdvance' } };
    const step: Effect = { kind: 'merchant', steps: 1, jewelry: 0 };
    expect(effectWorth(buyerWith({}, setup), step)).toBe(2.5 + 4);
    expect(effectWorth(buyerWith({ merchant: 10 }, setup), step)).toBe(0);
    expect(effectWorth(buyerWith({}, STYLE), step)).toBe(2.5);
  });

  it('S7.1: a production building is worth what its people bring more than elsewhere', () => {
    const { effect } = ALL_TILES.find(({ id }) => id === 'D04')!;
    const wood = mean(everyRoll(3).map((sum) => Math.floor(sum / 2)));
    expect(effectWorth(buyerWith({}, STYLE), effect!)).toBeCloseTo(
      (ROUNDS - 1) * (3 * wood - 3 * 3.5),
      9,
    );
  });

  it('B6.5: dice for all are worth more to who picks first', () => {
    const dice: Effect = { kind: 'dice', table: 'base' };
    const { state } = startAt({ firstPlayer: 1 }, { players: 3 });
    const byBuyer = startAt(
      { firstPlayer: 1 },
      { players: 3, options: { diceFirst: 'buyer' } },
    ).state;
    [2, 0, 1].forEach((before, player) => {
      const buyer = buyerAt(momentOf(state), player);
      const faces = DICE_TABLES.base.map((effect) => effectWorth(buyer, effect));
      expect(effectWorth(buyer, dice)).toBe(pickedWorth(faces, 3, before));
      const first = buyerAt(momentOf(byBuyer), player);
      expect(effectWorth(first, dice)).toBe(pickedWorth(faces, 3, 0));
    });
  });

  it('P5.5: alone, they are worth the best number of dice', () => {
    const buyer = buyerAt(momentOf(startSolo({ solo: { outside: { wood: 3 } } }).state), 0);
    const faces = DICE_TABLES.base.map((effect) => effectWorth(buyer, effect));
    expect(faces[0]).toBe(3);
    expect(effectWorth(buyer, { kind: 'dice', table: 'base' })).toBe(worthAlone(faces));
  });

  it('P1.3: alone, one more card is none of the draw stack', () => {
    const buyer = buyerAt(momentOf(startSolo({ players: [{ cards: ['C03'] }] }).state), 0);
    const { cards, solo, rules } = buyer.moment;
    const seen = [...cards, ...solo!.drawStack, 'C03'];
    const outside = Object.keys(rules.cards).filter((card) => !seen.includes(card));
    expect(outside.length).toBeGreaterThan(10);
    expect(effectWorth(buyer, { kind: 'extraCard' })).toBeCloseTo(
      mean(outside.map((card) => cardWorth(buyer, card).lowerAtEnd)),
      9,
    );
  });

  it('P5.6: alone, one more card is at least the best one discarded', () => {
    const [none, some] = [[], ['C35']].map((discard) =>
      buyerAt(momentOf(startSolo({ solo: { discard }, players: [{ cards: ['C03'] }] }).state), 0),
    );
    const extra: Effect = { kind: 'extraCard' };
    expect(effectWorth(some!, extra)).toBeGreaterThan(effectWorth(none!, extra));
    expect(effectWorth(some!, extra)).toBe(3 * some!.atEnd.builder);
  });
});
