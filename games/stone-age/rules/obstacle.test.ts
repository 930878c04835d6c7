import { describe, expect, it } from 'vitest';
import { goods } from './components.ts';
import { obstacleAt } from './obstacle.ts';
import { startAt, startSolo, type TestGame } from './testing/test-game.ts';
import type { PlaceName } from './vocabulary.ts';
import { whyNotThere } from './why-not-there.ts';

const inTheWay = ({ all }: TestGame, place: PlaceName, by = 0) => {
  const why = whyNotThere(all, place, by);
  return why && obstacleAt(all, place, by, why);
};

describe('What is in the way of placing people', () => {
  const placing = (...at: Readonly<Partial<Record<PlaceName, number>>>[]) =>
    startAt({ phase: 'place', players: at.map((places) => ({ at: places })) });

  it('B3.2: one’s own people', () => {
    expect(inTheWay(placing({ forest: 3 }), 'forest')).toEqual({ kind: 'own', people: 3 });
  });

  it('B3.3: whoever stands on a place for one', () => {
    const taken = { kind: 'taken', player: 1, people: 2 };
    expect(inTheWay(placing({}, { hut: 2 }), 'hut')).toEqual(taken);
  });

  it('B3.3: all who fill a place', () => {
    const game = startAt(
      { phase: 'place', players: [{}, { at: { forest: 4 } }, { at: { forest: 3 } }, {}] },
      { players: 4 },
    );
    const by = [
      { player: 1, people: 4 },
      { player: 2, people: 3 },
    ];
    expect(inTheWay(game, 'forest')).toEqual({ kind: 'full', circles: 7, by });
  });

  it('B3.4: the places of the village that are occupied', () => {
    const occupied = ['toolmaker', 'field'];
    const game = placing({}, { toolmaker: 1, field: 1 });
    expect(inTheWay(game, 'hut')).toEqual({ kind: 'village', most: 2, occupied });
  });

  it('B3.5: as many players as may stand there', () => {
    const by = [{ player: 1, people: 1 }];
    expect(inTheWay(placing({}, { forest: 1 }), 'forest')).toEqual({
      kind: 'players',
      most: 1,
      by,
    });
  });

  it('B3.1: too few at home', () => {
    expect(inTheWay(placing({ hunt: 4 }), 'hut')).toEqual({ kind: 'home', needed: 2, home: 1 });
  });

  it('nothing where people may go, and nothing for who is not asked', () => {
    expect(inTheWay(placing({}), 'hut')).toBeUndefined();
    expect(inTheWay(placing({}), 'hut', 1)).toBeUndefined();
  });
});

describe('What is in the way of using a place', () => {
  it('B4.1: nobody stands there', () => {
    expect(inTheWay(startAt({ players: [{ at: { hunt: 1 } }] }), 'river')).toEqual({
      kind: 'nobody',
    });
  });

  it('B6.1: the resources that are missing', () => {
    const game = startAt({ players: [{ wood: 1, at: { card4: 1 } }] });
    expect(inTheWay(game, 'card4')).toMatchObject({
      kind: 'price',
      cost: { kind: 'range', min: 4, max: 4 },
      missing: { wood: 3 },
    });
  });

  it('B7.2: what of the price of a building is missing', () => {
    const game = startAt({ players: [{ wood: 1, at: { building1: 1 } }] }, { stacks: [['B01']] });
    expect(inTheWay(game, 'building1')).toMatchObject({ kind: 'price', cost: { kind: 'fixed' } });
  });

  it('P3.3: the food that is missing while the elder is at the hunt', () => {
    const game = startSolo({
      players: [{ food: 1, at: { card3: 1 } }],
      solo: { elder: 'hunt' },
    });
    expect(inTheWay(game, 'card3')).toMatchObject({
      kind: 'price',
      cost: undefined,
      pay: goods({ food: 3 }),
      missing: goods({ food: 2 }),
    });
  });
});
