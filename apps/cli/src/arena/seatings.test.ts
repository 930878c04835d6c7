import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { seatingsOf } from './seatings.ts';

const LINE_UPS = [
  [0, 1],
  [0, 1, 2],
  [0, 1, 1, 1],
  [0, 0, 1, 1],
  [0, 1, 2, 3, 4],
  [0, 0, 1, 1, 2],
];

describe('the games of a seed', () => {
  it.each(LINE_UPS)('let every bot have every seat as often: %j', (...lineUp) => {
    for (let seed = 0; seed < 20; seed++) {
      const seatings = seatingsOf(lineUp, lineUp.length, randomFrom(`${seed}`));
      expect(seatings).toHaveLength(lineUp.length);
      for (let seat = 0; seat < lineUp.length; seat++) {
        expect(seatings.map(({ bots }) => bots[seat]!).sort()).toEqual(lineUp);
      }
    }
  });

  it.each(LINE_UPS)('are never the same game twice: %j', (...lineUp) => {
    for (let seed = 0; seed < 20; seed++) {
      const seatings = seatingsOf(lineUp, lineUp.length, randomFrom(`${seed}`));
      const games = seatings.map(({ bots, deal }) => `${bots} ${deal}`);
      expect(new Set(games).size).toBe(games.length);
      expect(Math.max(...seatings.map(({ deal }) => deal))).toBeLessThanOrEqual(1);
    }
  });

  it('seat everybody beside everybody, from seed to seed', () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      seatingsOf([0, 1, 2], 3, randomFrom(`${seed}`))
        .map(({ bots }) => bots.join(''))
        .sort()
        .join(),
    );
    expect(new Set(orders)).toEqual(new Set(['012,120,201', '021,102,210']));
  });

  it('are a single one where a bot has every seat', () => {
    expect(seatingsOf([0, 0, 0], 3, randomFrom('x'))).toEqual([{ bots: [0, 0, 0], deal: 0 }]);
  });

  it('are one for each bot where one plays alone', () => {
    expect(seatingsOf([0, 1, 2], 1, randomFrom('x'))).toEqual([
      { bots: [0], deal: 0 },
      { bots: [1], deal: 0 },
      { bots: [2], deal: 0 },
    ]);
  });
});
