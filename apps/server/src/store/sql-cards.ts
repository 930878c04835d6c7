import type { Member } from '@ochre/match';
import type { Kysely } from 'kysely';
import { cardOfRow } from './card-row.ts';
import type { Schema } from './schema.ts';
import { importsOf } from './sql-imports.ts';
import type { Page, Tables } from './store.ts';

type Cards = Pick<
  Tables,
  | 'cardOf'
  | 'cardByCode'
  | 'openTables'
  | 'tablesToWatch'
  | 'oldGatherings'
  | 'liveTables'
  | 'gamesOf'
  | 'unfinishedOf'
>;

const cards = (db: Kysely<Schema>) => db.selectFrom('tables').selectAll();
const lastChanged = (db: Kysely<Schema>) =>
  cards(db).orderBy('changed_at', 'desc').orderBy('id', 'desc');
const newest = (db: Kysely<Schema>) => cards(db).orderBy('made_at', 'desc').orderBy('id', 'desc');
const tablesWith = (db: Kysely<Schema>, member: Member) =>
  db.selectFrom('seats').select('table_id').where('member', '=', member);

/** Tables found by what their cards say. */
export function sqlCards(db: Kysely<Schema>): Cards {
  return {
    async cardOf(table) {
      const row = await cards(db).where('id', '=', table).executeTakeFirst();
      return row && cardOfRow(row);
    },

    async cardByCode(code) {
      const row = await cards(db).where('code', '=', code).executeTakeFirst();
      return row && cardOfRow(row);
    },

    async openTables(limit) {
      const open = newest(db).where('stage', '=', 'gathering').where('is_open', '=', 1);
      return (await open.limit(limit).execute()).map(cardOfRow);
    },

    async tablesToWatch(since, limit) {
      const played = lastChanged(db).where('stage', '=', 'playing').where('is_open', '=', 1);
      const lately = played.where('changed_at', '>=', since);
      return (await lately.limit(limit).execute()).map(cardOfRow);
    },

    async oldGatherings(before, limit) {
      const old = cards(db).where('stage', '=', 'gathering').where('changed_at', '<', before);
      return (await old.orderBy('changed_at').limit(limit).execute()).map(cardOfRow);
    },

    async liveTables() {
      const live = db.selectFrom('tables').where('stage', '=', 'playing');
      return await live.select(['id as table', 'seq']).orderBy('made_at', 'desc').execute();
    },

    gamesOf: async (member, page) => (await gamesOn(db, member, page).execute()).map(cardOfRow),

    async unfinishedOf(member, limit) {
      const unfinished = lastChanged(db)
        .where('id', 'in', tablesWith(db, member))
        .where('stage', 'in', ['gathering', 'playing']);
      return (await unfinished.limit(limit).execute()).map(cardOfRow);
    },
  };
}

function gamesOn(db: Kysely<Schema>, member: Member, { limit, before }: Page) {
  const imports = importsOf(db, member).select('id as table_id');
  const games = newest(db)
    .where('id', 'in', tablesWith(db, member).unionAll(imports))
    .where((is) => is.or([is('stage', '=', 'playing'), is('result', 'is not', null)]))
    .limit(limit);
  if (before === undefined) return games;
  const { madeAt, id } = before;
  return games.where((is) =>
    is.or([is('made_at', '<', madeAt), is('made_at', '=', madeAt).and('id', '<', id)]),
  );
}
