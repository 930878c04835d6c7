import type { Entry, Member } from '@ochre/match';
import type { NotNull } from 'kysely';
import { type Append, checkAppend } from './append.ts';
import { cardOfRow, rowOf } from './card-row.ts';
import { groups } from './groups.ts';
import type { SqlDatabase, TableRow } from './schema.ts';
import { putSeats, writeAppends } from './sql-append.ts';
import { statisticsFrom } from './statistics.ts';
import type { Imports, Tables } from './store.ts';
import { Conflict, Taken } from './trouble.ts';

interface SqlTables extends Tables, Imports {
  /** Writes what was accepted, and accepts nothing more. */
  finish(): Promise<void>;
}

export function sqlTables(database: SqlDatabase): SqlTables {
  const { db, isRefusal } = database;
  const { add, finish } = groups<Append>({ write, isRefusal });

  async function write(appends: readonly Append[]) {
    try {
      const outcomes = await db
        .transaction()
        .execute((trx) => writeAppends(trx, database, appends));
      await database.secure();
      return outcomes;
    } catch (error) {
      const [first, ...others] = appends;
      if (first === undefined || others.length > 0 || !database.isDuplicate(error)) throw error;
      return [await whoWasFirst(first.card)];
    }
  }

  async function whoWasFirst({ id, code }: Pick<TableRow, 'id' | 'code'>) {
    const other = await cardByCode(code);
    if (other === undefined || other.id === id) {
      return new Conflict(`table ${id}: somebody else has just written to it`);
    }
    return new Taken(`code ${code}: another table has it`);
  }

  const cards = () => db.selectFrom('tables').selectAll();
  const lastChanged = () => cards().orderBy('changed_at', 'desc').orderBy('id', 'desc');
  const newest = () => cards().orderBy('made_at', 'desc').orderBy('id', 'desc');
  const tablesWith = (member: Member) =>
    db.selectFrom('seats').select('table_id').where('member', '=', member);

  async function cardByCode(code: string) {
    const row = await cards().where('code', '=', code).executeTakeFirst();
    return row && cardOfRow(row);
  }

  return {
    finish,
    cardByCode,

    async append(card, entries) {
      checkAppend({ card, entries });
      await add({ card, entries });
    },

    async entries(table, after = 0) {
      const rows = await db
        .selectFrom('entries')
        .select('entry')
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return rows.map(({ entry }): Entry => JSON.parse(entry));
    },

    async cardOf(table) {
      const row = await cards().where('id', '=', table).executeTakeFirst();
      return row && cardOfRow(row);
    },

    async openTables(limit) {
      const open = newest().where('stage', '=', 'gathering').where('is_open', '=', 1);
      return (await open.limit(limit).execute()).map(cardOfRow);
    },

    async tablesToWatch(since, limit) {
      const played = lastChanged().where('stage', '=', 'playing').where('is_open', '=', 1);
      const lately = played.where('changed_at', '>=', since);
      return (await lately.limit(limit).execute()).map(cardOfRow);
    },

    async oldGatherings(before, limit) {
      const old = cards().where('stage', '=', 'gathering').where('changed_at', '<', before);
      return (await old.orderBy('changed_at').limit(limit).execute()).map(cardOfRow);
    },

    async liveTables() {
      const live = db.selectFrom('tables').where('stage', '=', 'playing');
      return await live.select(['id as table', 'seq']).orderBy('made_at', 'desc').execute();
    },

    async gamesOf(member, { limit, before }) {
      let games = newest()
        .where('id', 'in', tablesWith(member))
        .where((is) => is.or([is('stage', '=', 'playing'), is('result', 'is not', null)]));
      if (before !== undefined) {
        const { madeAt, id } = before;
        games = games.where((is) =>
          is.or([is('made_at', '<', madeAt), is('made_at', '=', madeAt).and('id', '<', id)]),
        );
      }
      return (await games.limit(limit).execute()).map(cardOfRow);
    },

    async unfinishedOf(member, limit) {
      const unfinished = lastChanged()
        .where('id', 'in', tablesWith(member))
        .where('stage', 'in', ['gathering', 'playing']);
      return (await unfinished.limit(limit).execute()).map(cardOfRow);
    },

    async statisticsOf(member) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .where('seats.member', '=', member)
        .where('tables.kind', '=', 'played')
        .where('seats.players', 'is not', null)
        .groupBy('seats.players')
        .orderBy('seats.players')
        .select(({ fn }) => [
          'seats.players',
          fn.countAll<number>().as('games'),
          fn.sum<number>('seats.victory').as('victories'),
          fn.avg<number>('seats.score').as('meanScore'),
        ])
        .$narrowType<{ players: NotNull }>()
        .execute();
      return statisticsFrom(rows);
    },

    onMoved: database.onMoved,

    async addImported(card, record) {
      try {
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('tables').values(rowOf(card)).execute();
          await putSeats(trx, [card]);
          await trx.insertInto('records').values({ table_id: card.id, record }).execute();
        });
      } catch (error) {
        throw database.isDuplicate(error) ? await whoWasFirst(card) : error;
      }
    },

    async importedRecord(table) {
      const records = db.selectFrom('records').select('record').where('table_id', '=', table);
      return (await records.executeTakeFirst())?.record;
    },
  };
}
