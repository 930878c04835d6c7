import { describe, expect, it } from 'vitest';
import { endsOfStretches, squareAlone, squareAmongOthers } from './squares.ts';

describe('the squares of a game', () => {
  it('stand for a sixth of its moves each, and the last ends with it', () => {
    expect(endsOfStretches(12)).toEqual([2, 4, 6, 8, 10, 12]);
    expect(endsOfStretches(100)).toEqual([17, 34, 50, 67, 84, 100]);
    expect(endsOfStretches(3)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it.each([
    [[50, 50, 12], '🟩'],
    [[51, 50, 12], '🟩'],
    [[45, 50, 12], '🟨'],
    [[44, 50, 60], '⬜'],
    [[0, 0], '🟩'],
    [[-3, -1], '⬜'],
  ])('among others with %j: in front, at most a tenth behind, or further', (scores, square) => {
    expect(squareAmongOthers(scores, 0)).toBe(square);
  });

  it.each([
    [20, 20, '🟩'],
    [19, 20, '🟨'],
    [0, 20, '⬜'],
    [-4, -10, '⬜'],
    [3, -10, '🟩'],
  ])('alone %i where an even share is %i: as much, less, or nothing', (gained, even, square) => {
    expect(squareAlone(gained, even)).toBe(square);
  });
});
