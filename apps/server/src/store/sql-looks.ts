import type { Transaction } from 'kysely';
import { looksOf } from '../names/looks.ts';
import type { Schema } from './schema.ts';

/** Keeps what a login looks like for its owner; fails as a duplicate where somebody else has a look of it. */
export async function takeLooks(
  transaction: Transaction<Schema>,
  person: string,
  login: string,
): Promise<void> {
  const looks = looksOf(login);
  const withLogin = transaction.selectFrom('persons').select('id').where('login', 'is not', null);
  // Of accounts that are no more.
  await transaction
    .deleteFrom('looks')
    .where('look', 'in', looks)
    .where('person_id', 'not in', withLogin)
    .execute();
  const rows = looks.map((look) => ({ look, person_id: person }));
  await transaction.insertInto('looks').values(rows).execute();
}

/**
 * Gives accounts from before their looks. Of those that look alike, all keep their logins and the
 * oldest has the look: nobody new gets a login like theirs.
 */
export async function fillLooks(transaction: Transaction<Schema>): Promise<void> {
  const accounts = await transaction
    .selectFrom('persons')
    .select(['id', 'login'])
    .where('login', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  for (const { id, login } of accounts) {
    const rows = looksOf(login ?? '').map((look) => ({ look, person_id: id }));
    await transaction
      .insertInto('looks')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
