import { describe, expect, test } from 'vitest';
import type { Person, Store } from '../store.ts';
import { Taken } from '../trouble.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_700_000_000_000;
const ada: Person = { id: 'p1', name: 'Ada Ünï 石 👩‍👩‍👧', madeAt: NOW };
const bob: Person = { id: 'p2', name: 'Bob', madeAt: NOW };
const account = { login: 'Ada', passwordHash: 'scrypt$1' };

export function describePeople(current: () => Store): void {
  describe('people', () => {
    test('are guests at first, with any name', async () => {
      const store = current();
      await store.addPerson(ada);
      expect(await store.personOf('p1')).toEqual(ada);
      expect(await store.personOf('p2')).toBeUndefined();
    });

    test('can be renamed', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.rename('p1', 'Grace');
      expect(await store.personOf('p1')).toEqual({ ...ada, name: 'Grace' });
    });

    test('with an account are found by their login in any case', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.turnIntoAccount('p1', account);
      expect(await store.personByLogin('aDA')).toEqual({ ...ada, account });
      expect(await store.personByLogin('bob')).toBeUndefined();
    });

    test('never share a login', async () => {
      const store = current();
      await store.addPerson({ ...ada, account });
      await store.addPerson(bob);
      const mine = { login: 'ADA', passwordHash: 'x' };
      await expect(store.turnIntoAccount('p2', mine)).rejects.toThrow(Taken);
      await expect(store.addPerson({ ...bob, id: 'p3', account: mine })).rejects.toThrow(Taken);
      expect(await store.personOf('p2')).toEqual(bob);
      expect(await store.personOf('p3')).toBeUndefined();
    });

    test('have no login that looks like another’s', async () => {
      const store = current();
      await store.addPerson({ ...ada, account: { login: 'Victim', passwordHash: 'x' } });
      await store.addPerson(bob);
      const likeIt = [
        'Victim\u200b',
        'Vic\u00adtim',
        'Ｖｉｃｔｉｍ',
        'V\u0456ctim',
        '\u0474\u0456\u0441t\u0456m',
      ];
      for (const login of likeIt) {
        const mine = { login, passwordHash: 'x' };
        await expect(store.turnIntoAccount('p2', mine)).rejects.toThrow(Taken);
        await expect(store.addPerson({ ...bob, id: 'p3', account: mine })).rejects.toThrow(Taken);
      }
      expect(await store.personOf('p2')).toEqual(bob);
      await store.turnIntoAccount('p2', { login: 'Víctim', passwordHash: 'x' });
      expect((await store.personByLogin('VÍCTIM'))?.id).toBe('p2');
    });

    test('are found by their login without what is not seen, and not by what looks like it', async () => {
      const store = current();
      await store.addPerson({ ...ada, account });
      const spelled = ['Ada', 'ＡＤＡ', 'A\u00adda', ' Ada\u200b'];
      const found = await Promise.all(spelled.map((login) => store.personByLogin(login)));
      expect(found.map((person) => person?.id)).toEqual(Array(4).fill('p1'));
      expect(await store.personByLogin('\u0410da')).toBeUndefined();
    });

    test('who race for a login: one gets it', async () => {
      const store = current();
      const people = Array.from({ length: 20 }, (_, index) => ({ ...bob, id: `r${index}` }));
      for (const person of people) await store.addPerson(person);
      const ends = await Promise.allSettled(
        people.map(({ id }) => store.turnIntoAccount(id, account)),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('with an account can have another password, and guests get none by it', async () => {
      const store = current();
      await store.addPerson({ ...ada, account });
      await store.addPerson(bob);
      await store.changePassword('p1', 'scrypt$2');
      await store.changePassword('p2', 'scrypt$2');
      const changed = { ...ada, account: { ...account, passwordHash: 'scrypt$2' } };
      expect(await store.personByLogin('ada')).toEqual(changed);
      expect(await store.personOf('p2')).toEqual(bob);
    });

    test('have one account', async () => {
      const store = current();
      await store.addPerson({ ...ada, account });
      const second = { login: 'other', passwordHash: 'x' };
      await expect(store.turnIntoAccount('p1', second)).rejects.toThrow(Taken);
      expect(await store.personOf('p1')).toEqual({ ...ada, account });
    });
  });

  describe('sessions', () => {
    test('lead to their person until they are dropped', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('hash 1', 'p1', NOW);
      await store.addSession('hash 2', 'p1', NOW);
      expect(await store.personBySession('hash 1', NOW, 0)).toEqual(ada);
      expect(await store.personBySession('hash 3', NOW, 0)).toBeUndefined();
      await store.dropSession('hash 1');
      expect(await store.personBySession('hash 1', NOW, 0)).toBeUndefined();
      expect(await store.personBySession('hash 2', NOW, 0)).toEqual(ada);
    });

    test('of one person are dropped all at once, and nobody else’s', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addPerson(bob);
      for (const hash of ['hash 1', 'hash 2']) await store.addSession(hash, 'p1', NOW);
      await store.addSession('hash 3', 'p2', NOW);
      await store.dropSessionsOf('p1');
      expect(await store.personBySession('hash 1', NOW, 0)).toBeUndefined();
      expect(await store.personBySession('hash 2', NOW, 0)).toBeUndefined();
      expect(await store.personBySession('hash 3', NOW, 0)).toEqual(bob);
    });

    test('are forgotten when they were not used for long', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('unused', 'p1', NOW);
      await store.addSession('used', 'p1', NOW);
      await store.personBySession('used', NOW + 3 * DAY, 0);
      expect(await store.forgetOld(NOW)).toBe(0);
      expect(await store.forgetOld(NOW + 2 * DAY)).toBe(1);
      expect(await store.personBySession('unused', NOW, 0)).toBeUndefined();
      expect(await store.personBySession('used', NOW, 0)).toEqual(ada);
    });

    test('lead to nobody when they were not used since, and using them then changes nothing', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('hash', 'p1', NOW);
      const later = NOW + 3 * DAY;
      expect(await store.personBySession('hash', later, NOW + 1)).toBeUndefined();
      expect(await store.personBySession('hash', later, NOW + 1)).toBeUndefined();
      expect(await store.personBySession('hash', later, NOW)).toEqual(ada);
      expect(await store.personBySession('hash', later, later)).toEqual(ada);
    });

    test('note their use once a day', async () => {
      const store = current();
      await store.addPerson(ada);
      await store.addSession('hash', 'p1', NOW);
      await store.personBySession('hash', NOW + DAY - 1, 0);
      expect(await store.forgetOld(NOW + 1)).toBe(1);
    });
  });
}
