import type { Entry } from '@ochre/match';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { Conflict } from '../trouble.ts';
import { cardFor, finished, seated } from './samples.ts';

const NOW = 1_700_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const result = { scores: [9, 7], winners: [0] };

const said = (seq: number, by: string, text?: string): Entry => ({
  seq,
  at: NOW + seq,
  by,
  deed: text === undefined ? { kind: 'said', name: '' } : { kind: 'said', name: by, text },
});
const sat = (seq: number, by: string, name = by): Entry => ({
  seq,
  at: NOW + seq,
  by,
  deed: { kind: 'sat', seat: 0, name, nonce: 'n' },
});
const erased = (seq: number): Entry => ({
  seq,
  at: NOW + seq,
  by: 'table',
  deed: { kind: 'erased' },
});

export function describeErasing(current: () => Store): void {
  describe('a log that is rewritten', () => {
    const before = [sat(1, 'ada'), said(2, 'ada', 'my words'), said(3, 'bob', 'his words')];
    const after = [sat(1, 'x', ''), said(2, 'x'), erased(4)];
    const card = finished('t', ['ada', 'bob'], result);
    const anonymous = {
      ...card,
      seq: 4,
      host: 'x',
      members: [{ ...seated('x', 0), name: '' }, seated('bob', 1)],
    };

    test('has other entries under the same numbers, one more, and another card', async () => {
      const store = current();
      await store.append({ ...card, seq: 3 }, before);
      await store.rewrite({ card: anonymous, entries: after, without: 'ada' });
      expect(await store.entries('t')).toEqual([after[0], after[1], before[2], after[2]]);
      expect(await store.cardOf('t')).toEqual(anonymous);
      expect(await store.gamesOf('ada', { limit: 9 })).toEqual([]);
      expect(await store.gamesOf('x', { limit: 9 })).toEqual([anonymous]);
      expect(await store.statisticsOf('bob')).toMatchObject({ games: 1 });
      await store.append({ ...anonymous, seq: 5 }, [said(5, 'bob', 'and more')]);
      expect(await store.entries('t', 4)).toEqual([said(5, 'bob', 'and more')]);
    });

    test('stays as it is when somebody else was first, or it is not there', async () => {
      const store = current();
      await store.append({ ...card, seq: 3 }, before);
      await store.append({ ...card, seq: 4 }, [said(4, 'bob', 'first')]);
      const late = store.rewrite({ card: anonymous, entries: after, without: 'ada' });
      await expect(late).rejects.toThrow(Conflict);
      expect(await store.entries('t')).toEqual([...before, said(4, 'bob', 'first')]);
      expect(await store.tracesOf('ada', 9)).toEqual(['t']);
      const nowhere = { card: { ...anonymous, id: 'u', code: 'u' }, entries: after };
      await expect(store.rewrite(nowhere)).rejects.toThrow(Conflict);
    });

    test('lets nobody append who has not read it again', async () => {
      const store = current();
      await store.append({ ...card, seq: 3 }, before);
      await store.rewrite({ card: anonymous, entries: after, without: 'ada' });
      const stale = store.append({ ...card, seq: 4 }, [said(4, 'bob', 'late')]);
      await expect(stale).rejects.toThrow(Conflict);
      expect((await store.cardOf('t'))?.members[0]?.name).toBe('');
    });
  });

  describe('what somebody has left', () => {
    test('is found at tables they made, sat at, spoke at, or brought a record of', async () => {
      const store = current();
      const made: Entry['deed'] = {
        kind: 'made',
        plan: cardFor('a').plan,
        secret: 's',
        botNonces: [],
      };
      await store.append(cardFor('a'), [{ seq: 1, at: NOW, by: 'ada', deed: made }]);
      await store.append(cardFor('b'), [sat(1, 'ada')]);
      await store.append(cardFor('c', { host: 'bob' }), [said(1, 'ada', 'hello')]);
      await store.append(cardFor('d', { host: 'bob' }), [sat(1, 'bob')]);
      await store.addImported(cardFor('e', { kind: 'imported', seq: 0 }), 'record');
      expect(await store.tracesOf('ada', 9)).toEqual(['a', 'b', 'c', 'e']);
      expect(await store.tracesOf('ada', 2)).toEqual(['a', 'b']);
      expect(await store.tracesOf('bob', 9)).toEqual(['d']);
      await store.rewrite({
        card: cardFor('c', { seq: 2 }),
        entries: [said(1, 'x'), erased(2)],
        without: 'ada',
      });
      expect(await store.tracesOf('ada', 9)).toEqual(['a', 'b', 'e']);
    });

    test('is noted for a deleted person until it is erased', async () => {
      const store = current();
      await store.addPerson({ id: 'ada', name: 'Ada', madeAt: NOW });
      await store.addSession('hash', 'ada', NOW);
      await store.issueRecovery('ada', { codeHash: 'code', until: NOW + DAY });
      for (const at of [NOW, NOW + 1]) await store.deletePerson('ada', at);
      expect(await store.personOf('ada')).toBeUndefined();
      expect(await store.personBySession('hash', NOW, 0)).toBeUndefined();
      expect(await store.sessionsOf('ada')).toEqual([]);
      expect(await store.toErase(NOW + 1, 9)).toEqual([]);
      expect(await store.toErase(NOW + 2, 9)).toEqual(['ada']);
      await store.erased('ada');
      expect(await store.toErase(NOW + 2, 9)).toEqual([]);
    });

    test('is free for others when it was a name to log in with', async () => {
      const store = current();
      const account = { login: 'Ada', passwordHash: 'x' };
      await store.addPerson({ id: 'ada', name: 'Ada', madeAt: NOW, account });
      await store.deletePerson('ada', NOW);
      await store.addPerson({ id: 'other', name: 'Ada', madeAt: NOW, account });
      expect(await store.personByLogin('ada')).toMatchObject({ id: 'other' });
    });

    test('hears nobody and is heard by nobody: who muted whom is gone as well', async () => {
      const store = current();
      const mute = (by: string, whom: string) =>
        store.putMuting('t', { by, whom, isMuted: true, since: 1 });
      await mute('ada', 'bob');
      await mute('bob', 'ada');
      await mute('bob', 'cleo');
      await store.deletePerson('ada', NOW);
      expect(await store.mutingsOf('t')).toMatchObject([{ by: 'bob', whom: 'cleo' }]);
    });
  });

  describe('a table that is removed', () => {
    test('leaves nothing, and nobody can add to it', async () => {
      const store = current();
      const card = finished('t', ['ada', 'bob'], result);
      await store.append(card, [sat(1, 'ada')], 'record');
      await store.putMuting('t', { by: 'ada', whom: 'bob', isMuted: true, since: 1 });
      await store.addImported(cardFor('i', { kind: 'imported', seq: 0 }), 'record');
      expect(await store.removeTable('t')).toBe(true);
      expect(await store.removeTable('i')).toBe(true);
      expect(await store.removeTable('t')).toBe(false);
      expect(await store.cardOf('t')).toBeUndefined();
      expect(await store.cardByCode('code-t')).toBeUndefined();
      expect(await store.entries('t')).toEqual([]);
      expect(await store.recordOf('t')).toBeUndefined();
      expect(await store.mutingsOf('t')).toEqual([]);
      expect(await store.recordOf('i')).toBeUndefined();
      expect(await store.gamesOf('ada', { limit: 9 })).toEqual([]);
      expect(await store.tracesOf('ada', 9)).toEqual([]);
      const stale = store.append({ ...card, seq: 2 }, [said(2, 'ada', 'late')]);
      await expect(stale).rejects.toThrow(Conflict);
    });
  });

  describe('what is too old', () => {
    const card = (id: string, changes: object) => cardFor(id, { code: id, ...changes });

    test('are games that are over or closed, the oldest first', async () => {
      const store = current();
      const add = (id: string, changes: object) => store.append(card(id, changes), [sat(1, 'ada')]);
      await add('new', { stage: 'over', changedAt: NOW });
      await add('over', { stage: 'over', changedAt: NOW - 2 });
      await add('closed', { stage: 'closed', changedAt: NOW - 3 });
      await add('playing', { stage: 'playing', changedAt: NOW - 4 });
      await add('gathering', { stage: 'gathering', changedAt: NOW - 4 });
      expect(await store.oldGames(NOW, 9)).toEqual(['closed', 'over']);
      expect(await store.oldGames(NOW, 1)).toEqual(['closed']);
    });

    test('is talk of such games, until it is erased, and what is said after that', async () => {
      const store = current();
      const old = (id: string, seq: number) => card(id, { stage: 'over', changedAt: NOW - 1, seq });
      await store.append(old('quiet', 1), [sat(1, 'ada')]);
      await store.append(old('loud', 2), [sat(1, 'ada'), said(2, 'ada', 'words')]);
      const played = card('played', { changedAt: NOW - 1 });
      await store.append(played, [said(1, 'ada', 'words')]);
      expect(await store.oldTalk(NOW, 9)).toEqual(['loud']);
      expect(await store.oldTalk(NOW - 1, 9)).toEqual([]);
      const entries = [said(2, 'ada'), erased(3)];
      await store.rewrite({ card: old('loud', 3), entries, isSilent: true });
      expect(await store.oldTalk(NOW, 9)).toEqual([]);
      await store.append(old('loud', 4), [said(4, 'ada', 'again')]);
      expect(await store.oldTalk(NOW, 9)).toEqual(['loud']);
    });

    test('are guests who did not come for long, and nobody with an account', async () => {
      const store = current();
      const guest = (id: string) => store.addPerson({ id, name: '', madeAt: NOW });
      for (const id of ['gone', 'back', 'again']) await guest(id);
      const account = { login: 'Ada', passwordHash: 'x' };
      await store.addPerson({ id: 'ada', name: '', madeAt: NOW, account });
      await store.addSession('hash', 'back', NOW);
      await store.personBySession('hash', NOW + 3 * DAY, 0);
      await store.addSession('other', 'again', NOW + 2 * DAY);
      expect(await store.oldGuests(NOW, 9)).toEqual([]);
      expect(await store.oldGuests(NOW + 1, 9)).toEqual(['gone']);
      expect(await store.oldGuests(NOW + 3 * DAY, 9)).toEqual(['gone', 'again']);
      expect(await store.oldGuests(NOW + 4 * DAY, 2)).toEqual(['gone', 'again']);
      expect(await store.oldGuests(NOW + 4 * DAY, 9)).toEqual(['gone', 'again', 'back']);
    });
  });
}
