import { describe, expect, it } from 'vitest';
import { membersOf, mixedLineUps, oneAgainst, seatsTaken } from './line-ups.ts';

describe('mixed line-ups', () => {
  it.each([
    [2, 2, ['01']],
    [3, 2, ['01', '02', '12']],
    [2, 4, ['0011']],
    [2, 3, ['001', '011']],
    [3, 4, ['0012', '0112', '0122']],
    [4, 4, ['0123']],
    [4, 3, ['012', '013', '023', '123']],
    [2, 5, ['00011', '00111']],
  ])('of %i bots at %i seats', (bots, players, expected) => {
    expect(mixedLineUps(bots, players).map((lineUp) => lineUp.join(''))).toEqual(expected);
  });

  it('give every bot as many seats in all', () => {
    for (let bots = 2; bots <= 7; bots++) {
      for (let players = 2; players <= 5; players++) {
        const all = mixedLineUps(bots, players);
        const seats = Array.from({ length: bots }, (_, bot) => seatsTaken(all.flat(), bot));
        expect(new Set(seats).size).toBe(1);
        expect(all.every((lineUp) => lineUp.length === players)).toBe(true);
      }
    }
  });
});

describe('one against others', () => {
  it('fills the table with the other', () => {
    expect(oneAgainst([0, 1], [2], 4)).toEqual([
      [0, 2, 2, 2],
      [1, 2, 2, 2],
    ]);
  });

  it('does not sit against itself, and no pair is there twice', () => {
    expect(oneAgainst([0, 1], [0, 1], 2)).toEqual([[0, 1]]);
    expect(oneAgainst([0, 1], [0, 1], 3)).toEqual([
      [0, 1, 1],
      [0, 0, 1],
    ]);
    expect(oneAgainst([0], [0], 3)).toEqual([]);
  });
});

it('a line-up has its members once each', () => {
  expect(membersOf([0, 2, 2, 2])).toEqual([0, 2]);
});
