import { ALL_TILES, type Player, type Tile } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { having, newGame } from '../../testing/position.ts';
import { lookAt } from './outlook.ts';
import { roundPlanOf } from './plan.ts';
import { BALANCED } from './profile.ts';
import { buildingWorth, type Gatherers } from './tiles.ts';

const tile = (id: string): Tile => ALL_TILES.find((one) => one.id === id)!;
const NOBODY: Gatherers = { dice: 0, open: {} };

function worth(id: string, owner: Partial<Player>, gatherers = NOBODY): number {
  const outlook = lookAt(having(newGame(), 0, owner), 0, { ...BALANCED, building: 1 });
  return buildingWorth(outlook, roundPlanOf(outlook), tile(id), gatherers);
}

describe('a building', () => {
  it('is worth its points, less what it costs', () => {
    expect(worth('B01', { wood: 2, clay: 1 })).toBeGreaterThan(0);
    expect(worth('B01', { wood: 2, clay: 1 })).toBeLessThan(10);
  });

  it('that cannot be paid is worth nothing, unless what is missing can be gathered', () => {
    const rich = { wood: 2, clay: 1 };
    const poor = { wood: 2 };
    expect(worth('B01', poor)).toBe(0);
    const gathered = worth('B01', poor, { dice: 3, open: { claypit: true } });
    expect(gathered).toBeGreaterThan(0);
    expect(gathered).toBeLessThan(worth('B01', rich));
    expect(worth('B01', poor, { dice: 3, open: { forest: true } })).toBe(0);
  });

  it.each([
    ['B18', { wood: 4 }, true],
    ['B18', { wood: 3, clay: 3 }, false],
    ['B19', { wood: 4, clay: 1 }, true],
    ['B19', { wood: 4 }, false],
    ['B21', { wood: 1, clay: 1, stone: 1, gold: 1 }, true],
    ['B21', { wood: 4, clay: 1, stone: 1 }, false],
    ['B25', { wood: 2, clay: 1, stone: 1, gold: 1 }, true],
    ['B26', { wood: 1 }, true],
    ['B26', {}, false],
  ])('of exact kinds, %s, is worth something with %j: %s (B7.3, B7.4)', (id, owner, isPaid) => {
    expect(worth(id, owner) > 0).toBe(isPaid);
  });

  it('of 1 to 7 is worth more the more can be paid', () => {
    const worths = [1, 3, 7].map((gold) => worth('B26', { gold }));
    expect(worths).toEqual(worths.slice().sort((one, other) => one - other));
    expect(worth('B26', { gold: 7, wood: 1 })).toBeCloseTo(worth('B26', { gold: 7 }), 0);
  });

  it('adds to builders', () => {
    const owner = { wood: 2, clay: 1 };
    expect(worth('B01', { ...owner, cards: ['C35'] })).toBeGreaterThan(worth('B01', owner));
  });
});
