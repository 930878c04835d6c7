import { sql, type Transaction } from 'kysely';
import { conflictOf } from './append.ts';
import { rowOf } from './card-row.ts';
import type { Schema, SqlDatabase } from './schema.ts';
import { putSeats, replaceEntries } from './sql-append.ts';
import type { Erasing, Rewriting } from './store.ts';

/** As the indexes have it, word for word: a database uses them for nothing else. */
const IS_FINISHED = sql<boolean>`stage in ('over', 'closed')`;
const HAS_TALK = sql<boolean>`stage in ('over', 'closed') and talk = 1`;

const KEPT_BESIDE = [
  'entries',
  'seats',
  'mutings',
  'dailies',
  'records',
  'unrecorded',
  'traces',
  'claims',
] as const;

/** What is taken away again. */
export function sqlErasing(database: SqlDatabase): Erasing {
  const { db } = database;
  const finished = (before: number, limit: number) =>
    db
      .selectFrom('tables')
      .select('id')
      .where('changed_at', '<', before)
      .orderBy('changed_at')
      .limit(limit);
  return {
    async rewrite(rewriting) {
      await db.transaction().execute((trx) => rewrite(trx, database, rewriting));
      await database.secure();
    },

    async removeTable(table) {
      const isThere = await db.transaction().execute(async (trx) => {
        const head = trx.selectFrom('tables').select('id').where('id', '=', table);
        const isThere = (await database.locked(head).executeTakeFirst()) !== undefined;
        await removeRows(trx, table);
        if (isThere) await database.announce(trx, [{ removed: table }]);
        return isThere;
      });
      await database.secure();
      return isThere;
    },

    async tracesOf(member, limit) {
      const traces = db.selectFrom('traces').select('table_id').where('member', '=', member);
      const rows = await traces.orderBy('table_id').limit(limit).execute();
      return rows.map(({ table_id }) => table_id);
    },

    async oldGames(before, limit) {
      const rows = await finished(before, limit).where(IS_FINISHED).execute();
      return rows.map(({ id }) => id);
    },

    async oldTalk(before, limit) {
      const rows = await finished(before, limit).where(HAS_TALK).execute();
      return rows.map(({ id }) => id);
    },

    async oldGuests(before, limit) {
      const guests = db.selectFrom('persons').select('id').where('login', 'is', null);
      const old = guests.where('used_at', '<', before).orderBy('used_at').limit(limit);
      return (await old.execute()).map(({ id }) => id);
    },

    async deletePerson(person, at) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('person_id', '=', person).execute();
        await trx.deleteFrom('recoveries').where('person_id', '=', person).execute();
        await trx.deleteFrom('persons').where('id', '=', person).execute();
        await trx.deleteFrom('dailies').where('member', '=', person).execute();
        await trx
          .deleteFrom('mutings')
          .where((is) => is.or([is('member', '=', person), is('whom', '=', person)]))
          .execute();
        await trx
          .insertInto('erasures')
          .values({ person_id: person, at })
          .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ at }))
          .execute();
        await database.announce(trx, [{ ended: { person } }]);
      });
      await database.secure();
    },

    async toErase(before, limit) {
      const due = db.selectFrom('erasures').select('person_id').where('at', '<', before);
      return (await due.orderBy('at').limit(limit).execute()).map(({ person_id }) => person_id);
    },

    async erased(person) {
      await db.deleteFrom('erasures').where('person_id', '=', person).execute();
    },
  };
}

async function rewrite(trx: Transaction<Schema>, database: SqlDatabase, rewriting: Rewriting) {
  const { card, entries, without, isSilent } = rewriting;
  const query = trx.selectFrom('tables').select(['seq', 'kind']).where('id', '=', card.id);
  const head = await database.locked(query).executeTakeFirst();
  const conflict = conflictOf({ card, entries: entries.slice(-1) }, head);
  if (conflict !== undefined) throw conflict;
  const { id, ...row } = rowOf(card);
  const silence = isSilent === undefined ? {} : { talk: 0 };
  await trx
    .updateTable('tables')
    .set({ ...row, ...silence })
    .where('id', '=', id)
    .execute();
  await putSeats(trx, [card]);
  await replaceEntries(trx, { card, entries });
  if (without !== undefined) {
    const traces = trx.deleteFrom('traces').where('member', '=', without);
    await traces.where('table_id', '=', id).execute();
  }
  await database.announce(trx, [{ moved: { table: id, seq: card.seq } }]);
}

async function removeRows(trx: Transaction<Schema>, table: string) {
  for (const from of KEPT_BESIDE) {
    await trx.deleteFrom(from).where('table_id', '=', table).execute();
  }
  await trx.deleteFrom('tables').where('id', '=', table).execute();
}
