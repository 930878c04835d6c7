import { describe, expect, it } from 'vitest';
import type { Result } from '../scoring.ts';
import type { PlayerPosition } from '../testing/position.ts';
import { startAt } from '../testing/test-game.ts';

/** The result of a game that ends with the players so. Nobody is short of food. */
function ended(...players: readonly PlayerPosition[]): Result {
  const count = Math.max(2, players.length);
  const [first = {}, ...others] = players.map((player) => ({ food: 12, ...player }));
  return startAt(
    {
      stacksLeft: [0, 7, 7, 7].slice(0, count),
      players: [{ ...first, at: { hunt: 1 } }, ...others],
    },
    { players: count },
  ).moves('leave hunt').all.result!;
}

const scoreOf = (player: PlayerPosition): number => ended(player).scores[0]!;

const PAIRS = [
  ['C03', 'C12'], // pottery
  ['C05', 'C09'], // writing
  ['C07', 'C08'], // transport
  ['C11', 'C31'], // healing
  ['C13', 'C14'], // art
  ['C19', 'C32'], // weaving
  ['C22', 'C28'], // music
  ['C23', 'C33'], // time
] as const;

describe('B10 Final scoring', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('B10.1: a set of %i symbols scores its square', (size) => {
    expect(scoreOf({ cards: PAIRS.slice(0, size).map(([card]) => card) })).toBe(size ** 2);
    expect(scoreOf({ cards: PAIRS.slice(-size).map(([, card]) => card) })).toBe(size ** 2);
  });

  it.each([
    [1, 1, 2],
    [2, 1, 5],
    [5, 3, 34],
    [8, 1, 65],
    [8, 7, 113],
    [8, 8, 128],
  ])('B10.1: %i symbols and second copies of %i score %i', (first, second, points) => {
    const cards = [
      ...PAIRS.slice(0, second).map(([, card]) => card),
      ...PAIRS.slice(0, first).map(([card]) => card),
    ];
    expect(scoreOf({ cards })).toBe(points);
  });

  it('B10.1: face-down cards count as well', () => {
    expect(scoreOf({ cards: ['C03', 'C05'], faceDown: ['C07', 'C12'] })).toBe(9 + 1);
  });

  it('B10.1: sand cards are no part of a set', () => {
    expect(scoreOf({ cards: ['C03', 'C35', 'C30'] })).toBe(1);
  });

  it.each([
    ['C21', { agriculture: 7 }, 1 * 7],
    ['C25', { agriculture: 10 }, 2 * 10],
    ['C26', { agriculture: 3 }, 1 * 3],
    ['C27', { agriculture: 0 }, 0],
    ['C30', { agriculture: 4 }, 2 * 4],
    ['C01', { tools: [4, 3, 3] }, 2 * 10],
    ['C02', { tools: [1, 0, 0] }, 1],
    ['C16', { tools: [2, 2, 1] }, 5],
    ['C17', { tools: [4, 4, 4] }, 2 * 12],
    ['C18', { tools: [0, 0, 0] }, 0],
    ['C04', { buildings: ['B01', 'B02'] }, 2],
    ['C15', { buildings: ['B01', 'B02', 'B03'] }, 2 * 3],
    ['C34', { buildings: [] }, 0],
    ['C35', { buildings: ['B01', 'B02', 'B03', 'B04'] }, 3 * 4],
    ['C36', { buildings: ['B26'] }, 2],
    ['C06', { people: 10 }, 2 * 10],
    ['C10', { people: 5 }, 5],
    ['C20', { people: 6 }, 6],
    ['C24', { people: 7 }, 2 * 7],
    ['C29', { people: 8 }, 8],
  ])('B10.2: %s with %j scores %i', (card, position, points) => {
    expect(scoreOf({ ...position, cards: [card] })).toBe(points);
  });

  it('B10.2: the people of one profession are added up before they are multiplied', () => {
    const { breakdown } = ended({
      cards: ['C21', 'C25', 'C26', 'C27', 'C30', 'C01', 'C02', 'C16', 'C17', 'C18'],
      faceDown: ['C04', 'C15', 'C34', 'C35', 'C36', 'C06', 'C10', 'C20', 'C24', 'C29'],
      agriculture: 10,
      tools: [4, 4, 4],
      buildings: ['B01', 'B02', 'B03'],
      people: 10,
    });
    expect(breakdown[0]).toEqual({
      track: 0,
      culture: 0,
      farmers: 70,
      toolmakers: 96,
      builders: 27,
      shamans: 70,
      resources: 0,
    });
  });

  it('B10.3: one point per resource left; food scores nothing', () => {
    const { breakdown } = ended({ food: 90, wood: 1, clay: 2, stone: 3, gold: 4, redeemable: 1 });
    expect(breakdown[0]).toMatchObject({ resources: 12 });
    expect(ended({ food: 90 }).scores).toEqual([0, 0]);
  });

  it('B10.4: the highest score wins, whatever the tie-break would say', () => {
    const result = ended({ score: 20, agriculture: 10 }, { score: 30 }, { score: 25, people: 10 });
    expect(result).toMatchObject({ scores: [20, 30, 25], winners: [1] });
  });

  it('B10.4: it is the score with everything counted', () => {
    const result = ended({ score: 30 }, { score: 25, wood: 6 });
    expect(result).toMatchObject({ scores: [30, 31], winners: [1] });
  });

  it.each([
    ['agriculture', { agriculture: 1 }],
    ['tools', { tools: [1, 0, 0] }],
    ['people', { people: 6 }],
  ])('B10.4: of two with the same score who has more %s wins', (_, position) => {
    expect(ended({}, position).winners).toEqual([1]);
    expect(ended(position, {}).winners).toEqual([0]);
  });

  it('B10.4: in a tie the sum of the three decides', () => {
    const result = ended(
      { agriculture: 4, tools: [0, 0, 0], people: 5 },
      { agriculture: 0, tools: [2, 2, 1], people: 5 },
      { agriculture: 0, tools: [0, 0, 0], people: 9 },
    );
    expect(result).toMatchObject({ scores: [0, 0, 0], winners: [1] });
  });

  it('B10.4: nothing else decides a tie: neither food, cards, buildings nor the track', () => {
    const result = ended(
      { score: 1, food: 40, buildings: ['B01'], oneUse: [4] },
      { score: 0, wood: 1, cards: [] },
    );
    expect(result).toMatchObject({ scores: [1, 1], winners: [0, 1] });
  });

  it('B10.4: still tied, the victory is shared, also by some of many', () => {
    expect(ended({}, {}, {}, {}).winners).toEqual([0, 1, 2, 3]);
    expect(ended({}, { score: 5 }, { score: 4 }, { score: 5 }).winners).toEqual([1, 3]);
  });
});
