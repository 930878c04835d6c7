import { type AnyGame, type GameRecord, Playthrough } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { dailyResult, standingOf } from './daily-result.ts';

const game = pebbles as AnyGame;

function played(moves: readonly string[], players = 2): GameRecord {
  const table = new Playthrough(game, { players }, { secret: 's', nonces: [] });
  for (const move of moves) table.move(game.parse(move));
  return table.record();
}

const takes = (...counts: readonly number[]): string[] => counts.map((count) => `take ${count}`);

describe('how a game of a day ended', () => {
  it('is told of any game, by its scores on the way', () => {
    // When a sixth of the moves ends it is 3:1, 6:2, 7:5, 8:8, 9:11, 10:11.
    const record = played(takes(3, 1, 3, 1, 1, 3, 1, 3, 1, 3, 1));
    expect(record.result).toEqual({ scores: [10, 11], winners: [1] });
    expect(dailyResult(game, record, 0)).toEqual({
      points: 10,
      place: 2,
      of: 2,
      hasWon: false,
      squares: '🟩🟩🟩🟩⬜🟨',
    });
    expect(dailyResult(game, record, 1)).toMatchObject({ place: 1, hasWon: true });
    expect(dailyResult(game, record, 1).squares).toMatch(/🟩$/u);
  });

  it('ends with a yellow square for who lost by what breaks ties', () => {
    const record = played(takes(3, 3, 3, 3, 3, 3, 3));
    const tied = { ...record, result: { scores: [12, 12], winners: [1] } };
    expect(dailyResult(game, tied, 0).squares).toMatch(/🟨$/u);
  });

  it('is told of no game that still runs', () => {
    expect(() => dailyResult(game, played(takes(1)), 0)).toThrow('not over');
  });
});

describe('the place', () => {
  it.each([
    [[90, 80, 70], [0], 0, 1],
    [[90, 80, 70], [0], 2, 3],
    [[80, 80, 70], [1], 0, 2],
    [[80, 80, 70], [0, 1], 1, 1],
    [[70, 80, 70], [1], 2, 2],
  ])('with %j won by %j is for seat %i the %i.', (scores, winners, seat, place) => {
    expect(standingOf({ scores, winners }, seat)).toMatchObject({ place, of: 3 });
  });

  it('of who plays alone is the first, won or lost', () => {
    expect(standingOf({ scores: [99], winners: [] }, 0)).toEqual({
      points: 99,
      place: 1,
      of: 1,
      hasWon: false,
    });
  });
});
