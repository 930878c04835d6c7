import { sql, type Transaction } from 'kysely';
import { type Append, conflictOf, type Head } from './append.ts';
import { rowOf, seatRowsOf } from './card-row.ts';
import type { Schema, SqlDatabase, TableRow } from './schema.ts';
import { putRecords } from './sql-records.ts';
import type { TableCard } from './store.ts';
import { isTalk, type Trace, tracesIn } from './traces.ts';
import type { Conflict } from './trouble.ts';

/** So many rows of three columns are far below the limit of parameters of both databases. */
const ROWS_AT_ONCE = 1000;

interface StoredHead extends Head {
  readonly members: string;
  readonly result: string | null;
}

/**
 * Writes those that can follow what is stored, and says of the others why not. The heads stay locked
 * until the end, so what follows them now still does when it is written. A new table has no head to
 * lock yet: of two who make the same one, the key of the entries refuses the second.
 */
export async function writeAppends(
  trx: Transaction<Schema>,
  database: SqlDatabase,
  appends: readonly Append[],
): Promise<(Conflict | undefined)[]> {
  const stored = await readHeads(trx, database, appends);
  const heads = new Map<string, Head>(stored);
  const outcomes = appends.map((append) => {
    const conflict = conflictOf(append, heads.get(append.card.id));
    if (conflict === undefined) heads.set(append.card.id, append.card);
    return conflict;
  });
  const accepted = appends.filter((_, index) => outcomes[index] === undefined);
  if (accepted.length === 0) return outcomes;

  const latest = [...new Map(accepted.map(({ card }) => [card.id, card])).values()];
  await putCards(trx, latest, new Set(accepted.filter(isTalk).map(({ card }) => card.id)));
  await putSeats(
    trx,
    latest.filter((card) => hasNewSeats(rowOf(card), stored.get(card.id))),
  );
  await putEntries(trx, accepted);
  await putRecords(
    trx,
    accepted.flatMap(({ card, record }) => (record === undefined ? [] : [[card.id, record]])),
  );
  await putTraces(trx, accepted.flatMap(tracesIn));
  await database.announce(
    trx,
    latest.map(({ id, seq }) => ({ moved: { table: id, seq } })),
  );
  return outcomes;
}

/** Ordered, so that two processes that want the same tables do not each hold what the other needs. */
async function readHeads(
  trx: Transaction<Schema>,
  database: SqlDatabase,
  appends: readonly Append[],
): Promise<Map<string, StoredHead>> {
  const ids = [...new Set(appends.map(({ card }) => card.id))];
  const query = trx
    .selectFrom('tables')
    .select(['id', 'seq', 'kind', 'members', 'result'])
    .where('id', 'in', ids)
    .orderBy('id');
  const rows = await database.locked(query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Most appends are moves, and a move changes no seat. */
function hasNewSeats(row: Omit<TableRow, 'talk'>, head: StoredHead | undefined): boolean {
  return row.members !== (head?.members ?? '[]') || row.result !== (head?.result ?? null);
}

async function putCards(
  trx: Transaction<Schema>,
  cards: readonly TableCard[],
  talking: ReadonlySet<string>,
) {
  await trx
    .insertInto('tables')
    .values(cards.map((card) => ({ ...rowOf(card), talk: talking.has(card.id) ? 1 : 0 })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        code: ref('excluded.code'),
        game: ref('excluded.game'),
        rules_version: ref('excluded.rules_version'),
        stage: ref('excluded.stage'),
        is_open: ref('excluded.is_open'),
        plan: ref('excluded.plan'),
        host: ref('excluded.host'),
        members: ref('excluded.members'),
        seq: ref('excluded.seq'),
        turn: ref('excluded.turn'),
        changed_at: ref('excluded.changed_at'),
        result: ref('excluded.result'),
        talk: sql<number>`case when excluded.talk = 1 then 1 else tables.talk end`,
      })),
    )
    .execute();
}

export async function putSeats(trx: Transaction<Schema>, cards: readonly TableCard[]) {
  if (cards.length === 0) return;
  const tables = cards.map(({ id }) => id);
  await trx.deleteFrom('seats').where('table_id', 'in', tables).execute();
  const rows = cards.flatMap(seatRowsOf);
  if (rows.length > 0) await trx.insertInto('seats').values(rows).execute();
}

/** Those of the same numbers are gone. */
export async function replaceEntries(trx: Transaction<Schema>, { card, entries }: Append) {
  const numbers = entries.map(({ seq }) => seq);
  for (let from = 0; from < numbers.length; from += ROWS_AT_ONCE) {
    const some = numbers.slice(from, from + ROWS_AT_ONCE);
    const old = trx.deleteFrom('entries').where('table_id', '=', card.id);
    await old.where('seq', 'in', some).execute();
  }
  await putEntries(trx, [{ card, entries }]);
}

async function putEntries(trx: Transaction<Schema>, appends: readonly Append[]) {
  const rows = appends.flatMap(({ card, entries }) =>
    entries.map((entry) => ({
      table_id: card.id,
      seq: entry.seq,
      entry: JSON.stringify(entry),
    })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await trx.insertInto('entries').values(some).execute();
  }
}

export async function putTraces(trx: Transaction<Schema>, traces: readonly Trace[]) {
  if (traces.length === 0) return;
  const rows = traces.map(({ table, member }) => ({ table_id: table, member }));
  await trx
    .insertInto('traces')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
