import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgresStore } from './postgres.ts';
import type { Moved, Muted, ProcessPresence, Store } from './store.ts';
import { expectAllFound, fillAsBefore } from './testing/before-traces.ts';
import { type Detour, detourTo } from './testing/detour.ts';
import { POSTGRES, type TestDatabase, testDatabase } from './testing/postgres-database.ts';
import { cardFor, move, moves } from './testing/samples.ts';
import { describeStore } from './testing/store-contract.ts';
import { Conflict, Unavailable } from './trouble.ts';

if (POSTGRES === undefined) {
  console.warn(
    'PostgreSQL is NOT tested: DATABASE_URL is not set. `node scripts/postgres.mjs npm test` starts one.',
  );
}

/** When it is so; a busy machine takes its time. */
const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 240_000, interval: 50 });

describe.skipIf(POSTGRES === undefined)('with DATABASE_URL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterEach(() => database.empty());

  afterAll(() => database.remove());

  describeStore('PostgreSQL', async () => ({
    open: () => postgresStore(database.url),
    remove: async () => {},
  }));

  test('of a version that deleted nobody is brought up to date with what is in it', async () => {
    const old = await testDatabase();
    const pool = new pg.Pool({ connectionString: old.url });
    await fillAsBefore(new Kysely({ dialect: new PostgresDialect({ pool }) }));
    const after = await postgresStore(old.url);
    await expectAllFound(after);
    await after.close();
    await old.remove();
  });

  describe('two processes on one database', () => {
    let one: Store;
    let two: Store;
    let heardByOne: Moved[];
    let heardByTwo: Moved[];

    beforeEach(async () => {
      [one, two] = await Promise.all([postgresStore(database.url), postgresStore(database.url)]);
      heardByOne = [];
      heardByTwo = [];
      one.onMoved((moved) => heardByOne.push(moved));
      two.onMoved((moved) => heardByTwo.push(moved));
    });

    afterEach(async () => {
      await Promise.all([one.close(), two.close()]);
    });

    test('each is told what the other appends, and not what it appends itself', async () => {
      await one.append(cardFor('t', { seq: 3 }), moves(1, 3));
      await two.append(cardFor('t', { seq: 4 }), [move(4)]);
      await eventually(() => {
        expect(heardByTwo).toEqual([{ table: 't', seq: 3 }]);
        expect(heardByOne).toEqual([{ table: 't', seq: 4 }]);
      });
    });

    test('nobody is told what was refused', async () => {
      await one.append(cardFor('t'), [move(1)]);
      await expect(one.append(cardFor('t'), [move(1)])).rejects.toThrow(Conflict);
      await one.append(cardFor('u'), [move(1)]);
      await eventually(() => expect(heardByTwo).toHaveLength(2));
      expect(heardByTwo.map(({ table }) => table)).toEqual(['t', 'u']);
    });

    test('who listens no more is told no more', async () => {
      const heard: Moved[] = [];
      const stop = two.onMoved((moved) => heard.push(moved));
      stop();
      await one.append(cardFor('t'), [move(1)]);
      await eventually(() => expect(heardByTwo).toHaveLength(1));
      expect(heard).toEqual([]);
    });

    test('racing for the same numbers of the same tables, each number is stored once', async () => {
      const tables = Array.from({ length: 20 }, (_, index) => `t${index}`);
      await Promise.all(tables.map((id) => one.append(cardFor(id), [move(1)])));
      const race = (store: Store, ids: readonly string[]) =>
        ids.map((id) => store.append(cardFor(id, { seq: 2 }), [move(2)]));
      const ends = await Promise.allSettled([
        ...race(one, tables),
        ...race(two, [...tables].reverse()),
      ]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
      const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(reasons.every((reason) => reason instanceof Conflict)).toBe(true);
      for (const id of tables) expect(await one.entries(id)).toEqual(moves(1, 2));
    });

    test('a claim is for one of two who ask at once, and stays theirs until it is given back', async () => {
      const tables = Array.from({ length: 50 }, (_, index) => `t${index}`);
      const [first, second] = await Promise.all([
        one.claim(tables),
        two.claim([...tables].reverse()),
      ]);
      expect([...first, ...second].sort()).toEqual([...tables].sort());
      expect(await one.claim(tables)).toEqual(first);
      expect(await two.claim(tables)).toEqual(second);
      await one.release(tables);
      expect(await two.claim(tables)).toEqual(new Set(tables));
    });

    test('claims are void with the process that had them, and the others are told', async () => {
      await one.claim(['t']);
      const lived: number[] = [];
      two.onLiving((living) => lived.push(living.size));
      await one.close();
      await eventually(() => expect(lived).toEqual([1]));
      expect(await two.claim(['t'])).toEqual(new Set(['t']));
    });

    test('who is cut off has nothing, is told so, and what nobody took meanwhile can be had again', async () => {
      await one.claim(['t', 'u']);
      const lived: number[] = [];
      one.onLiving((living) => lived.push(living.size));
      await killListeners(database);
      await eventually(() => expect(lived).toContain(0));
      // It was cut off as well, perhaps in the middle of asking.
      await eventually(async () => expect(await two.claim(['t'])).toEqual(new Set(['t'])));
      await eventually(() => expect(lived.at(-1)).toBeGreaterThan(0));
      expect(await one.claim(['t', 'u'])).toEqual(new Set(['u']));
    });

    test('each is told who hears others by what the other has put, and when it is back', async () => {
      const heard: Muted[] = [];
      const ownHeard = vi.fn();
      two.onMuted((muted) => heard.push(muted));
      const stop = one.onMuted(ownHeard);
      await one.append(cardFor('t'), [move(1)]);
      await one.putMuting('t', { by: 'ann', whom: 'ben', isMuted: true, since: 1 });
      await eventually(() => expect(heard).toEqual([{ table: 't', by: 'ann' }]));
      expect(ownHeard).not.toHaveBeenCalled();
      stop();
      await killListeners(database);
      await eventually(() => expect(heard).toContainEqual({ table: 't' }));
    });

    test('each is told who looks through the other, and by which name', async () => {
      const heard: [ProcessPresence, string][] = [];
      const ownHeard = vi.fn();
      two.onPresence((presence, process) => heard.push([presence, process]));
      one.onPresence(ownHeard);
      const presence = { table: 't', seats: [0, 2], watching: 3 };
      await one.tellPresence(presence);
      await one.tellPresence({ ...presence, seats: [] });
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard.map(([told]) => told)).toEqual([presence, { ...presence, seats: [] }]);
      expect(new Set(heard.map(([, process]) => process)).size).toBe(1);
      expect(ownHeard).not.toHaveBeenCalled();
    });

    test('listening heals when its connection is killed, and what was missed is told', async () => {
      await one.append(cardFor('t'), [move(1)]);
      await eventually(() => expect(heardByTwo).toHaveLength(1));
      const killed = await killListeners(database);
      expect(killed).toBe(2);
      await one.append(cardFor('t', { seq: 2 }), [move(2)]);
      const missed = { table: 't', seq: 2 };
      await eventually(() => expect(heardByTwo).toContainEqual(missed));
      await one.append(cardFor('t', { seq: 3 }), [move(3)]);
      await eventually(() => expect(heardByTwo).toContainEqual({ table: 't', seq: 3 }));
    });

    test('what no process says is ignored and told of, and listening goes on', async () => {
      const garbage = vi.fn();
      two.onGarbage(garbage);
      await database.query("notify ochre, 'garbage'");
      await database.query(`notify ochre, '{"from":"7","presence":{"table":"t"}}'`);
      await one.append(cardFor('t'), [move(1)]);
      await eventually(() => expect(heardByTwo).toHaveLength(1));
      expect(garbage).toHaveBeenCalledTimes(2);
    });

    test('what is stored by one that is cut off is told', async () => {
      const garbage = vi.fn();
      two.onGarbage(garbage);
      const newest = await postgresStore(database.url);
      const stored = new Promise<void>((resolve, reject) => {
        newest.onLiving((living) => {
          if (living.size === 0) newest.append(cardFor('t'), [move(1)]).then(resolve, reject);
        });
      });
      expect(await killListeners(database, 1)).toBe(1);
      await stored;
      await eventually(() => expect(heardByTwo).toEqual([{ table: 't', seq: 1 }]));
      expect(garbage).not.toHaveBeenCalled();
      await newest.close();
    });

    test('all connections may be killed, and the store goes on', async () => {
      await one.append(cardFor('t'), [move(1)]);
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await eventually(async () => expect(await one.isWell()).toBe(true));
      expect(await one.entries('t')).toEqual([move(1)]);
    });
  });

  describe('that hangs', () => {
    let detour: Detour;
    let store: Store;

    beforeEach(async () => {
      detour = await detourTo(database.url);
      store = await postgresStore(detour.url);
    });

    afterEach(async () => {
      detour.goOn();
      await store.close();
      await detour.close();
    });

    test('is not well within two seconds, and well again when it goes on', async () => {
      expect(await store.isWell()).toBe(true);
      detour.hang();
      const asked = performance.now();
      expect(await store.isWell()).toBe(false);
      expect(performance.now() - asked).toBeLessThan(2000);
      detour.goOn();
      await eventually(async () => expect(await store.isWell()).toBe(true));
    });

    test('fails what was asked, and nothing half done stays behind', async () => {
      await store.append(cardFor('t'), [move(1)]);
      detour.hang();
      const asked = [2, 3].map((seq) => store.append(cardFor('t', { seq }), [move(seq)]));
      const read = store.entries('t');
      for (const one of [...asked, read]) await expect(one).rejects.toThrow(Unavailable);
      detour.goOn();
      await eventually(async () => expect(await store.isWell()).toBe(true));
      const stored = await store.entries('t');
      expect([1, 3]).toContain(stored.length);
      await store.append(cardFor('u'), [move(1)]);
      expect(await store.entries('t')).toEqual(stored);
    });
  });

  test('many processes that start at once on an empty database make its tables once', async () => {
    const fresh = await testDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => postgresStore(fresh.url)));
    expect((await fresh.query('select version from schema')).rows).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
    await fresh.remove();
  });

  test('what one store wrote the next one reads, times and all', async () => {
    const first = await postgresStore(database.url);
    await first.append(cardFor('t', { seq: 2 }), moves(1, 2));
    await first.close();
    expect(await first.isWell()).toBe(false);
    const second = await postgresStore(database.url);
    expect(await second.entries('t')).toEqual(moves(1, 2));
    expect(await second.cardOf('t')).toEqual(cardFor('t', { seq: 2 }));
    await second.close();
  });

  test('a database of a newer version is refused', async () => {
    const fresh = await testDatabase();
    await (await postgresStore(fresh.url)).close();
    await fresh.query('update schema set version = 999');
    await expect(postgresStore(fresh.url)).rejects.toThrow(/version 999 .*newer server/);
    await fresh.remove();
  });
});

/** All of them, or so many, the newest first. */
async function killListeners(database: TestDatabase, most = 99): Promise<number | null> {
  const killed = await database.query(
    `select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
        where datname = current_database() and pid in
          (select pid from pg_locks where locktype = 'advisory')
        order by backend_start desc limit ${most}) as newest`,
  );
  return killed.rowCount;
}
