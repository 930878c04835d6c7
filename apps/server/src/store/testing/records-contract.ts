import { describe, expect, test } from 'vitest';
import type { Store, TableCard } from '../store.ts';
import { Conflict, Taken } from '../trouble.ts';
import { cardFor, finished, move } from './samples.ts';

const RESULT = { scores: [50, 40], winners: [0] };

export function describeRecords(current: () => Store): void {
  const ids = (cards: readonly TableCard[]) => cards.map(({ id }) => id);

  describe('the record of a game', () => {
    const over = { ...finished('t', ['ada', 'bob'], RESULT), seq: 2 };

    test('is kept with the entry that ends the game', async () => {
      const store = current();
      await store.append(cardFor('t'), [move(1)]);
      expect(await store.recordOf('t')).toBeUndefined();
      await store.append(over, [move(2)], '{"a record": "石"}\n');
      expect(await store.recordOf('t')).toBe('{"a record": "石"}\n');
      expect(await store.unrecorded(10)).toEqual([]);
    });

    test('is kept with that entry or not at all', async () => {
      const store = current();
      await store.append(cardFor('t'), [move(1)]);
      await store.append(cardFor('t', { seq: 2 }), [move(2)]);
      await expect(store.append(over, [move(2)], 'late')).rejects.toThrow(Conflict);
      expect(await store.recordOf('t')).toBeUndefined();
      await store.append(cardFor('u', { code: 'taken' }), [move(1)]);
      const sameCode = { ...over, id: 'v', code: 'taken', seq: 1 };
      await expect(store.append(sameCode, [move(1)], 'refused')).rejects.toThrow(Taken);
      expect(await store.recordOf('v')).toBeUndefined();
    });

    test('of many that end at the same moment is that of each', async () => {
      const store = current();
      const names = Array.from({ length: 50 }, (_, at) => `t${at}`);
      const ends = names.map((id) =>
        store.append({ ...over, id, code: id, seq: 1 }, [move(1)], `record of ${id}`),
      );
      await Promise.all(ends);
      for (const id of names) expect(await store.recordOf(id)).toBe(`record of ${id}`);
    });

    test('can be kept later, once', async () => {
      const store = current();
      await store.append({ ...over, seq: 1 }, [move(1)]);
      await store.keepRecord('t', 'first');
      await store.keepRecord('t', 'second');
      expect(await store.recordOf('t')).toBe('first');
      await store.append({ ...over, seq: 2 }, [move(2)]);
      expect(await store.recordOf('t')).toBe('first');
    });
  });

  describe('an imported game', () => {
    const card: TableCard = { ...finished('i', ['ada', 'bob'], RESULT), kind: 'imported', seq: 0 };

    test('has a card and a record', async () => {
      const store = current();
      await store.addImported(card, 'record');
      expect(await store.recordOf('i')).toBe('record');
      expect(await store.cardByCode('code-i')).toEqual(card);
      expect(ids(await store.gamesOf('bob', { limit: 5 }))).toEqual(['i']);
      expect(await store.recordOf('unknown')).toBeUndefined();
    });

    test('is added once, and has no log', async () => {
      const store = current();
      await store.addImported(card, 'first');
      await expect(store.addImported(card, 'second')).rejects.toThrow(Conflict);
      const sameCode = { ...card, id: 'j' };
      await expect(store.addImported(sameCode, 'third')).rejects.toThrow(Taken);
      await expect(store.append({ ...card, seq: 1 }, [move(1)])).rejects.toThrow(Conflict);
      expect(await store.recordOf('i')).toBe('first');
      expect(await store.recordOf('j')).toBeUndefined();
    });

    test('is among the games of who has brought it, and counted', async () => {
      const store = current();
      const brought = (id: string, host: string, madeAt: number): TableCard => ({
        ...cardFor(id, { kind: 'imported', stage: 'over', seq: 0, result: RESULT }),
        host,
        madeAt,
      });
      await store.addImported(brought('old', 'cleo', 1), 'a');
      await store.addImported(brought('new', 'cleo', 3), 'b');
      await store.addImported(brought('other', 'dora', 2), 'c');
      await store.append(cardFor('hosted', { host: 'cleo' }), [move(1)]);
      expect(await store.importsOf('cleo')).toBe(2);
      expect(await store.importsOf('ada')).toBe(0);
      const [newest, ...others] = await store.gamesOf('cleo', { limit: 1 });
      expect([newest?.id, others]).toEqual(['new', []]);
      expect(ids(await store.gamesOf('cleo', { limit: 9, before: newest! }))).toEqual(['old']);
    });

    test('can be brought again when it was removed', async () => {
      const store = current();
      await store.addImported(card, 'first');
      expect(await store.removeTable('i')).toBe(true);
      expect(await store.recordOf('i')).toBeUndefined();
      await store.addImported(card, 'again');
      expect(await store.recordOf('i')).toBe('again');
    });
  });
}
