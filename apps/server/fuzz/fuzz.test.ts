import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { fuzz } from './fuzz.ts';

describe('a short fuzz of the protocol', () => {
  it.each(Object.values(GAMES).map(({ game }) => ({ game, name: game.meta.name })))(
    'loses no acknowledged move, doubles none, and tells nobody too much: $name',
    async ({ game }) => {
      const few = { game, games: 4, seed: 'test', together: 4, killEvery: 2_000 };
      const { games, kills } = await fuzz(few);
      const sum = (count: (one: (typeof games)[number]) => number): number =>
        games.reduce((total, one) => total + count(one), 0);
      expect(games.flatMap(({ problems }) => problems)).toEqual([]);
      expect(games).toHaveLength(4);
      // Or there was nothing to tell too much of.
      expect(sum(({ hidden }) => hidden)).toBeGreaterThan(0);
      // A tiny game is over before anything of that happens.
      if (game.meta.isHidden) return;
      expect(sum(({ pasts }) => pasts)).toBeGreaterThan(0);
      expect(kills).toBeGreaterThan(0);
    },
  );
});
