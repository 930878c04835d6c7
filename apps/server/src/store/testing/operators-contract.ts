import { describe, expect, test } from 'vitest';
import type { Person, Store } from '../store.ts';
import { cardFor, finished, move, moves } from './samples.ts';

const NOW = 1_700_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const ada: Person = {
  id: 'p1',
  name: 'Ada L',
  madeAt: NOW,
  account: { login: 'Ada', passwordHash: 'scrypt$1' },
};
const guest: Person = { id: 'p2', name: 'Guest', madeAt: NOW };

export function describeOperators(current: () => Store): void {
  describe('a code for a new password', () => {
    test('serves once, for its account, and then all sessions have ended', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('hash', 'p1', NOW);
      await store.issueRecovery('p1', { codeHash: 'old', until: NOW + DAY });
      await store.issueRecovery('p1', { codeHash: 'code', until: NOW + DAY });
      expect(await store.personByRecovery('ADA', 'old', NOW)).toBeUndefined();
      expect(await store.personByRecovery('bob', 'code', NOW)).toBeUndefined();
      expect(await store.personByRecovery('ADA', 'code', NOW)).toEqual(ada);
      expect(await store.recover('p1', 'old', 'scrypt$2', NOW)).toBe(false);
      expect(await store.personBySession('hash', NOW, 0)).toEqual(ada);
      expect(await store.recover('p1', 'code', 'scrypt$2', NOW)).toBe(true);
      expect(await store.recover('p1', 'code', 'scrypt$3', NOW)).toBe(false);
      expect((await store.personOf('p1'))?.account?.passwordHash).toBe('scrypt$2');
      expect(await store.personBySession('hash', NOW, 0)).toBeUndefined();
    });

    test('serves no longer than it is valid', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.issueRecovery('p1', { codeHash: 'code', until: NOW + DAY });
      expect(await store.personByRecovery('ada', 'code', NOW + DAY)).toBeUndefined();
      expect(await store.recover('p1', 'code', 'scrypt$2', NOW + DAY)).toBe(false);
      expect(await store.personOf('p1')).toEqual(ada);
    });
  });

  describe('a ban', () => {
    test('of a person is known with them, and their sessions are not known while it lasts', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addPerson(guest);
      await store.addSession('hash 1', 'p1', NOW);
      await store.addSession('hash 2', 'p2', NOW);
      const known = (at: number) => store.knownSessions(['hash 1', 'hash 2', 'hash 3'], at);
      expect(await known(NOW)).toEqual(new Set(['hash 1', 'hash 2']));
      await store.banPerson('p1', NOW + DAY);
      expect(await store.personBySession('hash 1', NOW, 0)).toEqual({
        ...ada,
        bannedUntil: NOW + DAY,
      });
      expect(await known(NOW)).toEqual(new Set(['hash 2']));
      expect(await known(NOW + DAY)).toEqual(new Set(['hash 1', 'hash 2']));
      await store.banPerson('p1', undefined);
      expect(await store.personOf('p1')).toEqual(ada);
      expect(await store.knownSessions([], NOW)).toEqual(new Set());
    });

    test('of an address lasts until its end, and can be lifted', async () => {
      const store = current();
      const ban = { network: '203.0.113.7', madeAt: NOW, until: NOW + DAY };
      const other = { network: '2001:db8:0:1::/64', madeAt: NOW + 1, until: NOW + 2 * DAY };
      for (const one of [ban, other, ban]) await store.banAddress(one);
      expect(await store.bannedAddresses(NOW)).toEqual([other, ban]);
      expect(await store.bannedAddresses(NOW + DAY)).toEqual([other]);
      expect(await store.forgetEndedBans(NOW + DAY)).toBe(1);
      expect(await store.unbanAddress(other.network)).toBe(true);
      expect(await store.unbanAddress(other.network)).toBe(false);
      expect(await store.bannedAddresses(NOW)).toEqual([]);
    });
  });

  describe('for whoever looks after the server', () => {
    test('tables are listed, the newest first, by stage and whether they are open', async () => {
      const store = current();
      for (const [at, stage] of (['playing', 'over', 'playing'] as const).entries()) {
        await store.append(cardFor(`t${at}`, { stage, madeAt: NOW + at, isOpen: at < 2 }), [
          move(1),
        ]);
      }
      const ids = async (wanted: object) =>
        (await store.listTables({ limit: 9, ...wanted })).map(({ id }) => id);
      expect(await ids({})).toEqual(['t2', 't1', 't0']);
      expect(await ids({ limit: 1 })).toEqual(['t2']);
      expect(await ids({ stage: 'playing' })).toEqual(['t2', 't0']);
      expect(await ids({ isOpen: true })).toEqual(['t1', 't0']);
    });

    test('people are listed, by kind and by name, those who came last first', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addPerson(guest);
      await store.addPerson({ ...guest, id: 'p3' });
      await store.addSession('hash', 'p2', NOW + DAY);
      await store.addSession('other', 'p3', NOW + 2 * DAY);
      await store.banPerson('p3', NOW + DAY);
      const ids = async (wanted: object, at = NOW) =>
        (await store.listPersons({ limit: 9, at, ...wanted })).map(({ id }) => id);
      expect(await ids({})).toEqual(['p3', 'p2', 'p1']);
      expect(await ids({ limit: 2 })).toEqual(['p3', 'p2']);
      expect(await ids({ kind: 'accounts' })).toEqual(['p1']);
      expect(await ids({ kind: 'guests' })).toEqual(['p3', 'p2']);
      expect(await ids({ kind: 'banned' })).toEqual(['p3']);
      expect(await ids({ kind: 'banned' }, NOW + DAY)).toEqual([]);
      expect(await ids({ name: 'guest' })).toEqual(['p3', 'p2']);
      expect(await ids({ name: 'ADA' })).toEqual(['p1']);
      expect(await ids({ name: 'ada l' })).toEqual(['p1']);
      expect(await ids({ name: 'nobody' })).toEqual([]);
      const [last] = await store.listPersons({ limit: 1, at: NOW });
      expect(last).toMatchObject({ id: 'p3', usedAt: NOW + 2 * DAY, bannedUntil: NOW + DAY });
    });

    test('everything is counted', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addPerson(guest);
      await store.banPerson('p2', NOW + DAY);
      await store.append(cardFor('a', { seq: 3 }), moves(1, 3));
      await store.append(finished('b', ['p1'], { scores: [1], winners: [0] }), [move(1)]);
      await store.addImported(cardFor('c', { kind: 'imported', stage: 'over', seq: 0 }), 'record');
      expect(await store.totals(NOW)).toEqual({
        persons: 2,
        accounts: 1,
        banned: 1,
        tables: { gathering: 0, playing: 1, over: 1, closed: 0, imported: 1 },
        entries: 4,
        bytes: expect.any(Number),
      });
      expect((await store.totals(NOW + DAY)).banned).toBe(0);
    });

    test('somebody’s sessions are known by their times', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('hash', 'p1', NOW);
      await store.personBySession('hash', NOW + DAY, 0);
      expect(await store.sessionsOf('p1')).toEqual([{ madeAt: NOW, usedAt: NOW + DAY }]);
      expect(await store.sessionsOf('p2')).toEqual([]);
    });
  });
}
