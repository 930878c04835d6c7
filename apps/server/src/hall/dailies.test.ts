import { type NewEntries, Refusal } from '@ochre/host';
import type { DailyWay } from '@ochre/protocol/vocabulary';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { memoryStore } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { Conflict, Taken } from '../store/trouble.ts';
import { Dailies } from './dailies.ts';
import type { TableKeeper } from './table-keeper.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const DAY_MS = 86_400_000;
const STONE_AGE = { game: 'stone-age', way: 'bots', day: '2026-11-17' } as const;

/** A hall of which only what is made there is looked at. */
function house(store = memoryStore()) {
  const made = new Map<string, NewEntries>();
  const house = {
    now: NOON,
    made,
    /** What adding a table fails with, once. */
    trouble: undefined as Error | undefined,
  };
  const dailies = new Dailies({
    store,
    games: GAMES,
    now: () => house.now,
    tables: {
      async add({ id }, first) {
        const { trouble } = house;
        house.trouble = undefined;
        if (trouble !== undefined) throw trouble;
        made.set(id, first);
        return { id } as TableKeeper;
      },
      find: async (id) => ({ id }) as TableKeeper,
    },
  });
  const open = (by: string, way: DailyWay = 'bots', game = 'stone-age') =>
    dailies.open({ game, way, name: 'Ada' }, { by, mayMake: () => {} });
  const openRefused = (name: string, mayMake = () => {}) =>
    dailies.open({ game: 'stone-age', way: 'bots', name }, { by: 'ada', mayMake });
  const secretOf = async (...asked: Parameters<typeof open>): Promise<string> => {
    const { keeper } = await open(...asked);
    const [deed] = made.get(keeper.id)!.deeds;
    return deed!.kind === 'made' ? deed!.secret : '';
  };
  return Object.assign(house, { open, openRefused, secretOf });
}

describe('the secret of a day', () => {
  it('is the same for everybody, and another for each day, way and game', async () => {
    const here = house();
    const secret = await here.secretOf('ada');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await here.secretOf('bea')).toBe(secret);
    const others = [
      await here.secretOf('ada', 'solo'),
      await here.secretOf('ada', 'bots', 'carcassonne'),
    ];
    here.now += DAY_MS;
    others.push(await here.secretOf('ada'));
    expect(new Set([secret, ...others]).size).toBe(4);
  });

  it('is the same in every process of a server, and after a restart; elsewhere it is another', async () => {
    const store = memoryStore();
    const [one, other] = [house(store), house(store)];
    expect(await other.secretOf('bea')).toBe(await one.secretOf('ada'));
    expect(await house().secretOf('ada')).not.toBe(await one.secretOf('cy'));
  });

  it('is nothing that the date alone would tell', async () => {
    expect(await house().secretOf('ada')).not.toContain('2026');
  });
});

describe('the table of a day', () => {
  it('has begun, with who plays it', async () => {
    const here = house();
    const { keeper, daily, isNew } = await here.open('ada', 'solo');
    expect([daily, isNew]).toEqual([{ game: 'stone-age', way: 'solo', day: '2026-11-17' }, true]);
    expect(here.made.get(keeper.id)).toMatchObject({
      by: 'ada',
      deeds: [
        {
          kind: 'made',
          daily: { day: '2026-11-17', way: 'solo' },
          plan: { setup: { variant: 'solo' }, seats: [{ kind: 'person' }], isOpen: false },
        },
        { kind: 'sat', seat: 0, name: 'Ada', nonce: '' },
        { kind: 'began' },
      ],
    });
  });

  it('is one, however often and however fast it is asked for', async () => {
    const here = house();
    const asked = await Promise.all([here.open('ada'), here.open('ada'), here.open('ada')]);
    expect(new Set(asked.map(({ keeper }) => keeper.id)).size).toBe(1);
    expect(here.made.size).toBe(1);
  });

  it('is made by the next who asks, where a server ended before it was', async () => {
    const here = house();
    here.trouble = new Error('The lights went out.');
    await expect(here.open('ada')).rejects.toThrow('lights');
    expect(await here.open('ada')).toMatchObject({ isNew: true });
    expect(here.made.size).toBe(1);
  });

  it('is the one that another process made first', async () => {
    const here = house();
    here.trouble = new Conflict('Somebody else was first.');
    expect(await here.open('ada')).toMatchObject({ isNew: false });
  });

  it('gets another code where a table has that one', async () => {
    const here = house();
    here.trouble = new Taken('The code is taken.');
    expect(await here.open('ada')).toMatchObject({ isNew: true });
  });

  it('is refused where there is no such game, or no such way to play it', async () => {
    const here = house();
    await expect(here.open('ada', 'bots', 'chess')).rejects.toMatchObject({ code: 'no-such-game' });
    await expect(here.open('ada', 'bots', 'toString')).rejects.toMatchObject({
      code: 'no-such-game',
    });
    await expect(here.open('ada', 'solo', 'carcassonne')).rejects.toThrow(
      'way: "solo" is not known in carcassonne; allowed: bots',
    );
    expect(here.made.size).toBe(0);
  });
});

describe('a game of the day that is refused', () => {
  it('leaves nothing in the database', async () => {
    const folder = temporaryFolder();
    const store = await sqliteStore(folder.path);
    const here = house(store);
    const tooMany = (): never => {
      throw new Refusal('too-many', 'Too many tables.');
    };
    await expect(here.openRefused('Ada', tooMany)).rejects.toMatchObject({ code: 'too-many' });
    await expect(here.openRefused('Medium')).rejects.toMatchObject({ code: 'name-taken' });
    // Nobody has claimed it yet.
    expect(await store.claimDaily('ada', STONE_AGE, 'fresh')).toBe('fresh');
    await store.close();
    folder.remove();
  });

  it('is made by the next request that is not', async () => {
    const here = house();
    await expect(here.openRefused('Medium')).rejects.toThrow('name');
    expect(await here.open('ada')).toMatchObject({ isNew: true });
  });
});

describe('two processes that are asked at once', () => {
  it('lead to one table', async () => {
    const store = memoryStore();
    const [one, other] = [house(store), house(store)];
    const opened = await Promise.all([one.open('ada'), other.open('ada')]);
    expect(new Set(opened.map(({ keeper }) => keeper.id)).size).toBe(1);
  });
});
