import type { Kysely } from 'kysely';
import { personOfRow } from './person-row.ts';
import type { Schema } from './schema.ts';
import { isWorthNoting } from './session-use.ts';
import type { Sessions } from './store.ts';
import { Unavailable } from './trouble.ts';

/** By which secrets people are known. */
export function sqlSessions(db: Kysely<Schema>): Sessions {
  /** Whoever only looks needs nothing written; the next use is noted then. */
  async function noteUse(tokenHash: string, at: number): Promise<void> {
    const session = db.updateTable('sessions').where('token_hash', '=', tokenHash);
    try {
      await session.set({ used_at: at }).execute();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  return {
    async addSession(tokenHash, person, at) {
      const session = { token_hash: tokenHash, person_id: person, made_at: at, used_at: at };
      await db.insertInto('sessions').values(session).execute();
    },

    async personBySession(tokenHash, at, since) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person_id')
        .selectAll('persons')
        .select('sessions.used_at')
        .where('token_hash', '=', tokenHash)
        .where('used_at', '>=', since)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (isWorthNoting(row.used_at, at)) await noteUse(tokenHash, at);
      return personOfRow(row);
    },

    async dropSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async dropSessionsOf(person) {
      await db.deleteFrom('sessions').where('person_id', '=', person).execute();
    },

    async forgetOld(before) {
      const old = db.deleteFrom('sessions').where('used_at', '<', before);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
