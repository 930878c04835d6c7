import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { POSTGRES } from '../src/store/testing/postgres-database.ts';
import { fuzz } from './fuzz.ts';
import { STORES } from './house.ts';
import { TROUBLE_NAMES } from './troubles/index.ts';

/** Everybody hears every event in full: nothing is hidden but the order of the tiles, and no event tells that. */
const ALL_IS_TOLD: readonly string[] = ['carcassonne'];

/** Enough for trouble to come: a short game is soon over, and a tiny one shows something hidden only now and then. */
const COUNTS: Readonly<Record<string, number>> = { carcassonne: 10, pebbles: 24 };
const USUAL_COUNT = 4;

const ALL = Object.values(GAMES).map(({ game }) => ({ game, name: game.meta.name }));

describe.each(STORES)('a short fuzz of the protocol on %s', (store) => {
  it.skipIf(store === 'postgres' && POSTGRES === undefined).each(ALL)(
    'loses no acknowledged move, doubles none, and tells nobody too much: $name',
    async ({ game, name }) => {
      const count = COUNTS[name] ?? USUAL_COUNT;
      const few = { game, store, games: count, seed: 'test', together: 4 };
      const often = { killEvery: 2_000, troubleEvery: 2_000, apart: 100, troubles: TROUBLE_NAMES };
      const { games, troubles, problems } = await fuzz({ ...few, ...often });
      const sum = (count: (one: (typeof games)[number]) => number): number =>
        games.reduce((total, one) => total + count(one), 0);
      expect([...problems, ...games.flatMap((one) => one.problems)]).toEqual([]);
      expect(games).toHaveLength(count);
      // Or there was nothing to tell too much of.
      expect(sum(({ hidden }) => hidden) > 0).toBe(!ALL_IS_TOLD.includes(name));
      // A tiny game is over before anything of that happens.
      if (game.meta.isHidden) return;
      expect(sum(({ pasts }) => pasts)).toBeGreaterThan(0);
      expect(troubles.get('kill')).toBeGreaterThan(0);
    },
  );
});
