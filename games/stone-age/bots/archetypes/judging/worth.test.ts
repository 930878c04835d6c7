import type { Player } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { having, newGame } from '../../testing/position.ts';
import { CARD } from './facts.ts';
import { lookAt, type Outlook } from './outlook.ts';
import { BALANCED } from './profile.ts';
import { cardWorth, effectWorth, lowerWorth } from './worth.ts';

const PLAIN = { ...BALANCED, culture: 1, hope: 0, farmer: 1, toolmaker: 1, builder: 1, shaman: 1 };

const at = (owner: Partial<Player>, drawn = 4): Outlook =>
  lookAt({ ...having(newGame(), 0, owner), drawn }, 0, PLAIN);
/** No card is left, so nothing grows any more. */
const atTheEnd = (owner: Partial<Player>): Outlook => {
  const state = having(newGame(), 0, owner);
  return lookAt({ ...state, cards: ['', 'C06', 'C22', 'C26'], drawn: 36 }, 0, PLAIN);
};

describe('the lower part of a card', () => {
  it.each([
    [[], 1],
    [['C05'], 3],
    [['C05', 'C07'], 5],
    [['C12'], 1],
    [['C12', 'C05', 'C09'], 3],
  ])('that shows pottery adds its square to %j: %i (B10.1)', (cards, points) => {
    expect(lowerWorth(atTheEnd({ cards }), CARD.C03!)).toBe(points);
  });

  it('is worth nothing as a third copy', () => {
    expect(lowerWorth(atTheEnd({ cards: ['C03', 'C12'] }), CARD.C12!)).toBe(0);
  });

  it.each([
    ['C30', { agriculture: 6 }, 12],
    ['C17', { tools: [3, 2, 2] }, 14],
    ['C36', { buildings: ['B01', 'B02', 'B03'] }, 6],
    ['C06', { people: 8 }, 16],
  ])('counts its people: %s with %j is %i (B10.2)', (id, owner, points) => {
    expect(lowerWorth(atTheEnd(owner), CARD[id]!)).toBe(points);
  });

  it('is worth more as long as tracks will grow', () => {
    const owner = { agriculture: 3 };
    expect(lowerWorth(at(owner), CARD.C30!)).toBeGreaterThan(
      lowerWorth(atTheEnd(owner), CARD.C30!),
    );
  });
});

describe('rewards', () => {
  it('that last are worth less the fewer rounds come', () => {
    for (const kind of ['tool', 'agriculture', 'person'] as const) {
      expect(effectWorth(at({}), { kind })).toBeGreaterThan(effectWorth(at({}, 30), { kind }));
    }
  });

  it('at the end of a track are worth nothing (B6.2)', () => {
    const grown = at({ agriculture: 10, people: 10, tools: [4, 4, 4] });
    for (const kind of ['tool', 'agriculture', 'person'] as const) {
      expect(effectWorth(grown, { kind })).toBe(0);
    }
  });

  it('add to the lower part', () => {
    const outlook = at({});
    const { C22 } = CARD;
    expect(cardWorth(outlook, 'C22')).toBe(lowerWorth(outlook, C22!) + 3);
  });
});
