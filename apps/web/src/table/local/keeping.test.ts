import { replay } from '@ochre/kernel';
import type { Entry } from '@ochre/match';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { inProcessDesk } from '../../bots/testing/in-process-desk.ts';
import { Library } from '../library.ts';
import { expectWhole, QUICK, tablesOn } from '../testing/local.ts';
import { isOver, playOut, until } from '../testing/people.ts';
import { chooser, FIVE, NAMES, planOf } from '../testing/plans.ts';
import { LocalTables } from './local-tables.ts';
import { MemoryShelf } from './memory-shelf.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A disk that is full for a while. */
class FullShelf extends MemoryShelf {
  isFull = false;

  override async append(table: string, entries: readonly Entry[]): Promise<void> {
    if (this.isFull) throw new Error('QuotaExceededError');
    await super.append(table, entries);
  }
}

describe('continue where you left off', () => {
  it.each(['c1', 'c2'])('nothing is lost when the page is closed anywhere: %s', async (seed) => {
    const shelf = new MemoryShelf();
    const choose = chooser(seed);
    let table = await tablesOn(shelf).begin(planOf('ppb', { setup: FIVE }), NAMES, QUICK);
    while (!isOver(table.snapshot)) {
      const enough = table.snapshot.view!.seq + choose([1, 20, 60, 150]);
      await playOut(table, choose, ({ view }) => view!.seq >= enough);
      const { id, snapshot } = table;
      // A bot may just have stored a move: what was shown is the least that is there.
      table.close();
      table = (await tablesOn(shelf).open(id, QUICK))!;
      const again = table.snapshot.told.slice(0, snapshot.told.length);
      expect(again.map(({ seq, at }) => [seq, at])).toEqual(
        snapshot.told.map(({ seq, at }) => [seq, at]),
      );
      expectWhole(table.snapshot);
    }
    expect(replay(stoneAge, table.record()).record()).toEqual(table.record());
  });

  it('lists the last changed first, and forgets what is removed', async () => {
    const here = tablesOn();
    const first = await here.begin(planOf('pp'), NAMES, QUICK);
    const second = await here.begin(planOf('pp'), NAMES, QUICK);
    await pause(5);
    await playOut(first, chooser('l'), ({ view }) => view!.game!.moves > 0);
    expect((await here.list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await here.list())[0]).toMatchObject({
      stage: 'playing',
      moves: 1,
      names: ['Anna', 'Ben'],
    });
    await here.remove(first.id);
    expect((await here.list()).map(({ id }) => id)).toEqual([second.id]);
    expect(await here.open(first.id)).toBeUndefined();
  });

  it('refuses in words a game that is no longer listed, however its dice were made', async () => {
    const shelf = new MemoryShelf();
    const here = tablesOn(shelf);
    const plain = await here.begin(planOf('pp'), NAMES, QUICK);
    const ofDay = { game: 'stone-age', day: '2026-11-15', way: 'solo', name: 'Anna' } as const;
    const daily = await here.daily(ofDay, QUICK);
    const later = new LocalTables({ library: new Library({}), shelf, desk: inProcessDesk() });
    for (const { id } of [plain, daily]) {
      await expect(later.open(id)).rejects.toThrow('"stone-age" is not played here.');
    }
  });

  it('the time a page was away counts for nobody', async () => {
    const shelf = new MemoryShelf();
    const clock = { kind: 'game', time: 300, increment: 0 } as const;
    const table = await tablesOn(shelf).begin(planOf('pp', { clock }), NAMES, QUICK);
    table.close();
    await pause(350);
    const again = (await tablesOn(shelf).open(table.id, QUICK))!;
    await pause(50);
    expect(again.snapshot.view!.seats.every(({ bot }) => bot === undefined)).toBe(true);
    await until(again, ({ view }) => view!.seats.some(({ left }) => left === 'clock'));
    again.close();
  });
});

describe('stored before shown', () => {
  it('a move that cannot be stored was never made, and the page is told', async () => {
    const shelf = new FullShelf();
    const table = await tablesOn(shelf).begin(planOf('pp'), NAMES, QUICK);
    const move = { kind: 'move', move: table.snapshot.view!.game!.legal![0]! } as const;
    shelf.isFull = true;
    expect(await table.send(move)).toMatchObject({ kind: 'refused', code: 'unavailable' });
    expect(table.snapshot.view!.game!.moves).toBe(0);
    expect(table.snapshot.status).toMatchObject({ kind: 'lost', why: 'storage' });
    shelf.isFull = false;
    expect(await table.send(move)).toMatchObject({ kind: 'done' });
    expect(table.snapshot.status).toEqual({ kind: 'ready' });
  });

  it('two tabs cannot both go on with one table: the second one sees what the first did', async () => {
    const shelf = new MemoryShelf();
    const one = await tablesOn(shelf).begin(planOf('pp'), NAMES, QUICK);
    const two = (await tablesOn(shelf).open(one.id, QUICK))!;
    const legal = one.snapshot.view!.game!.legal!;
    const both = await Promise.all([
      one.send({ kind: 'move', move: legal[0]! }),
      two.send({ kind: 'move', move: legal[1]! }),
    ]);
    expect(both).toMatchObject([{ kind: 'done' }, { kind: 'refused', code: 'stale' }]);
    expect(two.snapshot.view).toEqual(one.snapshot.view);
    expectWhole(two.snapshot);
  });

  it('two tabs follow each other, until one is closed', async () => {
    const shelf = new MemoryShelf();
    const one = await tablesOn(shelf).begin(planOf('pp'), NAMES, QUICK);
    const two = (await tablesOn(shelf).open(one.id, QUICK))!;
    const move = () => ({ kind: 'move', move: one.snapshot.view!.game!.legal![0]! }) as const;
    await one.send(move());
    await until(two, ({ view }) => view!.seq === one.snapshot.view!.seq);
    expect(two.snapshot.view).toEqual(one.snapshot.view);
    expect(await two.send({ kind: 'endTurn' })).toMatchObject({ kind: 'done' });
    await until(one, ({ view }) => view!.seq === two.snapshot.view!.seq);
    two.close();
    const { snapshot } = two;
    expect(await one.send(move())).toMatchObject({ kind: 'done' });
    await pause(5);
    expect(two.snapshot).toBe(snapshot);
  });

  it('two tabs with bots end with the same game', async () => {
    const shelf = new MemoryShelf();
    const one = await tablesOn(shelf).begin(planOf('bb'), NAMES, QUICK);
    const two = (await tablesOn(shelf).open(one.id, QUICK))!;
    await Promise.all([until(one, isOver), until(two, isOver)]);
    expect(two.record()).toEqual(one.record());
  });
});
