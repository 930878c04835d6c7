import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { cardFor, move } from './samples.ts';

const NOW = 1_700_000_000_000;
const DAILY = { game: 'stone-age', way: 'bots', day: '2026-11-17' } as const;

export function describeDailies(current: () => Store): void {
  describe('the games of days', () => {
    const played = (id: string, day: string, madeAt = NOW) =>
      cardFor(id, { daily: { day, way: 'bots' }, madeAt, changedAt: madeAt });

    test('have one key, whoever asks first, and for good', async () => {
      const store = current();
      const [one, other] = await Promise.all([store.dailyKey('a'), store.dailyKey('b')]);
      expect(other).toBe(one);
      expect(await store.dailyKey('c')).toBe(one);
    });

    test('have one table for each who plays, game, way and day', async () => {
      const store = current();
      const asked = ['t', 'u', 'v'].map((table) => store.claimDaily('ada', DAILY, table));
      const [first, ...others] = await Promise.all(asked);
      expect(others).toEqual([first, first]);
      expect(await store.claimDaily('bob', DAILY, 'w')).toBe('w');
      expect(await store.claimDaily('ada', { ...DAILY, way: 'solo' }, 'x')).toBe('x');
      expect(await store.claimDaily('ada', { ...DAILY, day: '2026-11-18' }, 'y')).toBe('y');
      expect(await store.claimDaily('ada', { ...DAILY, game: 'carcassonne' }, 'z')).toBe('z');
      expect(await store.claimDaily('ada', DAILY, 'again')).toBe(first);
    });

    test('are told to who played them, where they have a table, the last day first', async () => {
      const store = current();
      for (const [table, day] of [
        ['t', '2026-11-16'],
        ['u', '2026-11-18'],
        ['v', '2026-11-17'],
        ['none', '2026-11-19'],
      ] as const) {
        await store.claimDaily('ada', { ...DAILY, day }, table);
        if (table !== 'none') await store.append(played(table, day), [move(1)]);
      }
      await store.claimDaily('bob', DAILY, 'w');
      await store.append(played('w', DAILY.day), [move(1)]);
      const ids = async (limit: number) =>
        (await store.dailiesOf('ada', limit)).map(({ id }) => id);
      expect(await ids(9)).toEqual(['u', 'v', 't']);
      expect(await ids(2)).toEqual(['u', 'v']);
      expect(await store.dailiesOf('bob', 9)).toEqual([played('w', DAILY.day)]);
      expect(await store.cardOf('w')).toEqual(played('w', DAILY.day));
    });

    test('are found when nobody has played on, and no other tables', async () => {
      const store = current();
      await store.append(played('t', DAILY.day, NOW + 2), [move(1)]);
      await store.append(played('u', DAILY.day, NOW + 1), [move(1)]);
      await store.append(played('v', DAILY.day, NOW + 3), [move(1)]);
      await store.append({ ...played('w', DAILY.day), stage: 'closed' }, [move(1)]);
      await store.append(cardFor('x'), [move(1)]);
      expect(await store.oldDailies(NOW + 3, 9)).toEqual(['u', 't']);
      expect(await store.oldDailies(NOW + 3, 1)).toEqual(['u']);
    });

    test('are gone with their table, and with their player', async () => {
      const store = current();
      await store.claimDaily('ada', DAILY, 't');
      await store.append(played('t', DAILY.day), [move(1)]);
      await store.claimDaily('bob', DAILY, 'u');
      await store.removeTable('t');
      expect(await store.claimDaily('ada', DAILY, 'v')).toBe('v');
      await store.deletePerson('bob', NOW);
      expect(await store.claimDaily('bob', DAILY, 'w')).toBe('w');
    });
  });
}
