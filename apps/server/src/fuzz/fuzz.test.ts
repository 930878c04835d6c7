import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

describe('a short fuzz of the protocol', () => {
  it('loses no acknowledged move, doubles none, and tells nobody too much', async () => {
    const { games, kills } = await fuzz({ games: 4, seed: 'test', together: 4, killEvery: 2_000 });
    expect(games.flatMap(({ problems }) => problems)).toEqual([]);
    expect(games).toHaveLength(4);
    // Or there was nothing to tell too much of.
    expect(games.reduce((sum, { hidden }) => sum + hidden, 0)).toBeGreaterThan(0);
    expect(games.reduce((sum, { pasts }) => sum + pasts, 0)).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(0);
  });
});
