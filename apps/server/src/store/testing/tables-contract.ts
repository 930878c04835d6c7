import { describe, expect, test } from 'vitest';
import type { Store, TableCard } from '../store.ts';
import { Conflict, Taken } from '../trouble.ts';
import { cardFor, finished, move, moves, seated } from './samples.ts';

export function describeTables(current: () => Store): void {
  const ids = (cards: readonly TableCard[]) => cards.map(({ id }) => id);

  /** One entry, which is all that most tests of cards need. */
  const add = (card: TableCard) => current().append(card, [move(1)]);

  describe('the log of a table', () => {
    test('holds what was appended, in order', async () => {
      const store = current();
      await store.append(cardFor('t', { seq: 2 }), moves(1, 2));
      await store.append(cardFor('t', { seq: 3 }), [move(3)]);
      await add(cardFor('another'));
      expect(await store.entries('t')).toEqual(moves(1, 3));
      expect(await store.entries('t', 2)).toEqual([move(3)]);
      expect(await store.entries('t', 3)).toEqual([]);
      expect(await store.entries('unknown')).toEqual([]);
    });

    test('refuses a number that is stored, and all that came with it', async () => {
      const store = current();
      await store.append(cardFor('t', { seq: 2 }), moves(1, 2));
      const late = cardFor('t', { seq: 3, stage: 'over' });
      await expect(store.append(late, moves(2, 3))).rejects.toThrow(Conflict);
      expect(await store.entries('t')).toEqual(moves(1, 2));
      expect(await store.cardOf('t')).toEqual(cardFor('t', { seq: 2 }));
    });

    test('refuses a number that would leave a gap', async () => {
      const store = current();
      await expect(store.append(cardFor('t', { seq: 2 }), [move(2)])).rejects.toThrow(Conflict);
      await add(cardFor('t'));
      await expect(store.append(cardFor('t', { seq: 3 }), [move(3)])).rejects.toThrow(Conflict);
      expect(await store.entries('t')).toEqual([move(1)]);
    });

    test('refuses entries and cards that do not fit together', async () => {
      const store = current();
      await expect(store.append(cardFor('t'), [])).rejects.toThrow('there is none');
      const gap = store.append(cardFor('t', { seq: 3 }), [move(1), move(3)]);
      await expect(gap).rejects.toThrow('do not follow');
      await expect(store.append(cardFor('t', { seq: 9 }), [move(1)])).rejects.toThrow('seq is 9');
      expect(await store.cardOf('t')).toBeUndefined();
    });

    test('lets one of 200 win who race for the same number', async () => {
      const store = current();
      await add(cardFor('t'));
      const racers = Array.from({ length: 200 }, (_, racer) => `racer ${racer}`);
      const ends = await Promise.allSettled(
        racers.map((racer) =>
          store.append(cardFor('t', { seq: 2, host: racer }), [move(2, racer)]),
        ),
      );
      const winners = racers.filter((_, index) => ends[index]?.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      expect(await store.entries('t', 1)).toEqual([move(2, winners[0])]);
      expect((await store.cardOf('t'))?.host).toBe(winners[0]);
      const losers = ends.filter((end) => end.status === 'rejected');
      expect(losers.every(({ reason }) => reason instanceof Conflict)).toBe(true);
    });

    test('lets one of 200 win who race to make the same table', async () => {
      const ends = await Promise.allSettled(Array.from({ length: 200 }, () => add(cardFor('t'))));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await current().entries('t')).toEqual([move(1)]);
    });

    test('takes appends that follow each other without waiting', async () => {
      const store = current();
      const numbers = Array.from({ length: 700 }, (_, index) => index + 1);
      await Promise.all(numbers.map((seq) => store.append(cardFor('t', { seq }), [move(seq)])));
      expect(await store.entries('t')).toEqual(moves(1, 700));
      expect((await store.cardOf('t'))?.seq).toBe(700);
    });

    test('of many tables at once: one that is refused harms no other', async () => {
      const store = current();
      await add(cardFor('taken'));
      const names = Array.from({ length: 100 }, (_, index) => `t${index}`);
      const ends = await Promise.allSettled([
        ...names.slice(0, 50).map((id) => add(cardFor(id))),
        add(cardFor('new', { code: 'code-taken' })),
        add(cardFor('taken')),
        ...names.slice(50).map((id) => add(cardFor(id))),
      ]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
      const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(reasons.map(({ name }) => name)).toEqual(['Taken', 'Conflict']);
      for (const id of names) expect(await store.entries(id)).toEqual([move(1)]);
      expect(await store.entries('new')).toEqual([]);
    });

    test('may be long', async () => {
      const store = current();
      await store.append(cardFor('t', { seq: 5000 }), moves(1, 5000));
      await store.append(cardFor('t', { seq: 5001 }), [move(5001, 'x'.repeat(1_000_000))]);
      const entries = await store.entries('t');
      expect(entries.map(({ seq }) => seq)).toEqual(moves(1, 5001).map(({ seq }) => seq));
      expect(entries.at(-1)).toEqual(move(5001, 'x'.repeat(1_000_000)));
    });

    test('keeps every sign of a text', async () => {
      const said = 'Ünï 石器 👩‍👩‍👧 \0 \ud800 "\\\n';
      const card = cardFor('t', { members: [{ member: 'ada', seat: 0, name: said }] });
      await current().append(card, [move(1, said)]);
      expect(await current().entries('t')).toEqual([move(1, said)]);
      expect(await current().cardOf('t')).toEqual(card);
    });

    test('stays as it was when the caller changes what it gave', async () => {
      const entries = [move(1)];
      const members = [seated('ada', 0)];
      await current().append(cardFor('t', { members }), entries);
      entries.pop();
      members.pop();
      expect(await current().entries('t')).toEqual([move(1)]);
      expect((await current().cardOf('t'))?.members).toHaveLength(1);
    });
  });

  describe('the card of a table', () => {
    test('is found by id and by code', async () => {
      const card = finished('t', ['ada', 'bob'], { scores: [120, 95.5], winners: [0] });
      await add(card);
      expect(await current().cardOf('t')).toEqual(card);
      expect(await current().cardByCode('code-t')).toEqual(card);
      expect(await current().cardOf('code-t')).toBeUndefined();
      expect(await current().cardByCode('t')).toBeUndefined();
    });

    test('is the one of the last append', async () => {
      const store = current();
      await add(cardFor('t', { stage: 'gathering', members: [seated('ada', 0)] }));
      const changes = { seq: 2, isOpen: false, turn: 1, changedAt: 1_800_000_000_000 };
      const card = cardFor('t', changes);
      await store.append(card, [move(2)]);
      expect(await store.cardOf('t')).toEqual(card);
    });

    test('has a code that no other table has', async () => {
      await add(cardFor('t'));
      await expect(add(cardFor('u', { code: 'code-t' }))).rejects.toThrow(Taken);
      expect(await current().cardOf('u')).toBeUndefined();
      expect(await current().entries('u')).toEqual([]);
    });
  });

  describe('lists of tables', () => {
    test('open ones gather and are open, the newest first', async () => {
      const stage = 'gathering';
      await add(cardFor('old', { stage, madeAt: 1 }));
      await add(cardFor('new', { stage, madeAt: 3 }));
      await add(cardFor('between', { stage, madeAt: 2 }));
      await add(cardFor('hidden', { stage, isOpen: false }));
      await add(cardFor('playing'));
      await add(cardFor('closed', { stage: 'closed' }));
      expect(ids(await current().openTables(10))).toEqual(['new', 'between', 'old']);
      expect(ids(await current().openTables(2))).toEqual(['new', 'between']);
    });

    test('to watch are open ones that are played and changed lately, the last changed first', async () => {
      await add(cardFor('forsaken', { madeAt: 1, changedAt: 4 }));
      await add(cardFor('older', { madeAt: 1, changedAt: 9 }));
      await add(cardFor('younger', { madeAt: 2, changedAt: 5 }));
      await add(cardFor('hidden', { isOpen: false, changedAt: 9 }));
      await add(cardFor('gathering', { stage: 'gathering', changedAt: 9 }));
      await add(cardFor('over', { stage: 'over', changedAt: 9 }));
      expect(ids(await current().tablesToWatch(5, 10))).toEqual(['older', 'younger']);
      expect(ids(await current().tablesToWatch(5, 1))).toEqual(['older']);
    });

    test('old gatherings were not changed since, the oldest first', async () => {
      const stage = 'gathering';
      await add(cardFor('later', { stage, madeAt: 1, changedAt: 9 }));
      await add(cardFor('new', { stage, madeAt: 1, changedAt: 10 }));
      await add(cardFor('sooner', { stage, isOpen: false, madeAt: 1, changedAt: 8 }));
      await add(cardFor('playing', { madeAt: 1, changedAt: 1 }));
      await add(cardFor('closed', { stage: 'closed', madeAt: 1, changedAt: 1 }));
      expect(ids(await current().oldGatherings(10, 10))).toEqual(['sooner', 'later']);
      expect(ids(await current().oldGatherings(10, 1))).toEqual(['sooner']);
    });

    test('live ones are being played', async () => {
      await add(cardFor('gathering', { stage: 'gathering' }));
      await add(cardFor('a', { isOpen: false }));
      await add(cardFor('b'));
      await add(cardFor('over', { stage: 'over' }));
      const live = await current().liveTables();
      expect(live).toHaveLength(2);
      expect(live).toEqual(
        expect.arrayContaining([
          { table: 'a', seq: 1 },
          { table: 'b', seq: 1 },
        ]),
      );
    });

    test("a member's games are running or finished", async () => {
      const members = [seated('ada', 0), seated('bob', 1)];
      await add(cardFor('gathering', { stage: 'gathering', members }));
      await add(cardFor('closed', { stage: 'closed', members }));
      await add(cardFor('running', { members, madeAt: 1 }));
      const result = { scores: [1, 2], winners: [1] };
      await add({ ...finished('over', ['ada', 'bob'], result), madeAt: 2 });
      await add(cardFor('of others', { members: [seated('cleo', 0)] }));
      expect(ids(await current().gamesOf('ada', { limit: 10 }))).toEqual(['over', 'running']);
      expect(await current().gamesOf('nobody', { limit: 10 })).toEqual([]);
    });

    test("a member's games come in pages that miss none, even of the same moment", async () => {
      const members = [seated('ada', 0)];
      const names = ['a', 'b', 'c', 'd', 'e'];
      for (const id of names) await add(cardFor(id, { members, madeAt: id < 'c' ? 1 : 2 }));
      const pages: TableCard[][] = [];
      for (let before: TableCard | undefined; ; ) {
        const page = await current().gamesOf('ada', { limit: 2, ...(before && { before }) });
        if (page.length === 0) break;
        pages.push([...page]);
        before = page.at(-1);
      }
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(ids(pages.flat()).sort()).toEqual(names);
      expect(pages.flat().map(({ madeAt }) => madeAt)).toEqual([2, 2, 2, 1, 1]);
    });

    test("a member's unfinished tables gather or are played, the last changed first", async () => {
      const members = [seated('ada', 0), seated('bob', 1)];
      await add(cardFor('older', { members, madeAt: 1, changedAt: 9, turn: 1 }));
      await add(cardFor('gathering', { stage: 'gathering', members, madeAt: 2, changedAt: 8 }));
      await add(cardFor('closed', { stage: 'closed', members }));
      await add(finished('over', ['ada', 'bob'], { scores: [1, 2], winners: [1] }));
      await add(cardFor('of others', { members: [seated('cleo', 0)] }));
      const found = await current().unfinishedOf('ada', 10);
      expect(ids(found)).toEqual(['older', 'gathering']);
      expect(found[0]).toMatchObject({ turn: 1 });
      expect(ids(await current().unfinishedOf('ada', 1))).toEqual(['older']);
    });

    test('who stands up has no part in the game', async () => {
      const store = current();
      await add(cardFor('t', { members: [seated('ada', 0), seated('bob', 1)] }));
      await store.append(cardFor('t', { seq: 2, members: [seated('bob', 0)] }), [move(2)]);
      expect(await store.gamesOf('ada', { limit: 1 })).toEqual([]);
      expect(ids(await store.gamesOf('bob', { limit: 1 }))).toEqual(['t']);
    });
  });

  describe('statistics', () => {
    test('of nothing are zeros', async () => {
      expect(await current().statisticsOf('ada')).toEqual({
        games: 0,
        victories: 0,
        byPlayers: [],
      });
    });

    test('count finished games, parts of victories, and mean scores by game and player count', async () => {
      const store = current();
      await add(finished('won', ['ada', 'bob'], { scores: [100, 90], winners: [0] }));
      await add(finished('shared', ['bob', 'ada'], { scores: [81, 81], winners: [0, 1] }));
      const three = { scores: [10, 20.5, 30], winners: [2] };
      await add(finished('lost', ['cleo', 'ada', 'bob'], three));
      const other = finished('other', ['ada', 'bob'], { scores: [7, 3], winners: [0] });
      await add({ ...other, game: 'pebbles' });
      await add(cardFor('running', { members: [seated('ada', 0)] }));
      const imported = finished('i', ['ada', 'bob'], { scores: [300, 1], winners: [0] });
      await store.addImported({ ...imported, kind: 'imported', seq: 0 }, 'record');
      expect(await store.statisticsOf('ada')).toEqual({
        games: 4,
        victories: 2.5,
        byPlayers: [
          { game: 'pebbles', players: 2, games: 1, victories: 1, meanScore: 7 },
          { game: 'stone-age', players: 2, games: 2, victories: 1.5, meanScore: 90.5 },
          { game: 'stone-age', players: 3, games: 1, victories: 0, meanScore: 20.5 },
        ],
      });
    });

    test('count a game from its end on', async () => {
      const store = current();
      const members = ['ada', 'bob'];
      await add(cardFor('t', { members: members.map(seated) }));
      expect((await store.statisticsOf('ada')).games).toBe(0);
      const over = finished('t', members, { scores: [5, 9], winners: [1] });
      await store.append({ ...over, seq: 2 }, [move(2)]);
      expect((await store.statisticsOf('ada')).games).toBe(1);
      expect((await store.statisticsOf('bob')).victories).toBe(1);
    });
  });

  test('closing stores what was accepted, and then nothing is', async () => {
    const store = current();
    const accepted = Array.from({ length: 50 }, (_, index) => add(cardFor(`t${index}`)));
    const closed = store.close();
    await expect(add(cardFor('late'))).rejects.toThrow('closed');
    await closed;
    await expect(Promise.all(accepted)).resolves.toHaveLength(50);
  });
}
