import { cardOfRow } from './card-row.ts';
import { loginKey } from './login.ts';
import { personOfRow } from './person-row.ts';
import type { SqlDatabase } from './schema.ts';
import type { Overview } from './store.ts';

/** Lists and numbers for whoever looks after the server. */
export function sqlOverview({ db, size }: SqlDatabase): Overview {
  return {
    async listTables({ limit, stage, isOpen }) {
      let tables = db.selectFrom('tables').selectAll();
      if (stage !== undefined) tables = tables.where('stage', '=', stage);
      if (isOpen !== undefined) tables = tables.where('is_open', '=', isOpen ? 1 : 0);
      const newest = tables.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit);
      return (await newest.execute()).map(cardOfRow);
    },

    async listPersons({ limit, kind, name, at }) {
      let persons = db.selectFrom('persons').selectAll();
      if (kind === 'accounts') persons = persons.where('login', 'is not', null);
      if (kind === 'guests') persons = persons.where('login', 'is', null);
      if (kind === 'banned') persons = persons.where('banned_until', '>', at);
      if (name !== undefined) {
        persons = persons.where((is) =>
          is.or([
            is('login_key', '=', loginKey(name)),
            is('name', '=', name),
            is(is.fn<string>('lower', ['name']), '=', name.toLowerCase()),
          ]),
        );
      }
      const latest = persons.orderBy('used_at', 'desc').orderBy('id').limit(limit);
      const rows = await latest.execute();
      return rows.map((row) => ({ ...personOfRow(row), usedAt: row.used_at }));
    },

    async totals(at) {
      const { persons, accounts } = await db
        .selectFrom('persons')
        .select(({ fn }) => [
          fn.countAll<number>().as('persons'),
          fn.count<number>('login').as('accounts'),
        ])
        .executeTakeFirstOrThrow();
      const { banned } = await db
        .selectFrom('persons')
        .select(({ fn }) => fn.countAll<number>().as('banned'))
        .where('banned_until', '>', at)
        .executeTakeFirstOrThrow();
      const stages = await db
        .selectFrom('tables')
        .groupBy(['stage', 'kind'])
        // Numbers in a log begin with 1 and none is left out: the last one is how many there are.
        .select(({ fn }) => [
          'stage',
          'kind',
          fn.countAll<number>().as('count'),
          fn.sum<number>('seq').as('entries'),
        ])
        .execute();
      const tables = { gathering: 0, playing: 0, over: 0, closed: 0, imported: 0 };
      for (const { stage, kind, count } of stages) {
        tables[kind === 'imported' ? kind : stage] += Number(count);
      }
      const entries = stages.reduce((sum, row) => sum + Number(row.entries), 0);
      const people = { persons: Number(persons), accounts: Number(accounts) };
      return { ...people, banned: Number(banned), tables, entries, bytes: await size() };
    },
  };
}
