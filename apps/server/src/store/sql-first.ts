import type { Kysely } from 'kysely';
import type { Schema, TableRow } from './schema.ts';
import { Conflict, Taken } from './trouble.ts';

/** Why a table could not be added: it is there already, or another one has its code. */
export async function whoWasFirst(
  db: Kysely<Schema>,
  { id, code }: Pick<TableRow, 'id' | 'code'>,
): Promise<Conflict | Taken> {
  const codes = db.selectFrom('tables').select('id').where('code', '=', code);
  const other = await codes.executeTakeFirst();
  if (other === undefined || other.id === id) {
    return new Conflict(`table ${id}: somebody else has just written to it`);
  }
  return new Taken(`code ${code}: another table has it`);
}
