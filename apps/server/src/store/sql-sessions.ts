import { personOfRow } from './person-row.ts';
import type { SqlDatabase } from './schema.ts';
import { isWorthNoting } from './session-use.ts';
import type { Sessions } from './store.ts';
import { Unavailable } from './trouble.ts';

/** By which secrets people are known. */
export function sqlSessions(database: SqlDatabase): Sessions {
  const { db } = database;

  /** Whoever only looks needs nothing written; the next use is noted then. */
  async function noteUse(tokenHash: string, person: string, at: number): Promise<void> {
    const session = db.updateTable('sessions').where('token_hash', '=', tokenHash);
    try {
      await session.set({ used_at: at }).execute();
      await noteVisit(person, at);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  async function noteVisit(person: string, at: number): Promise<void> {
    const visitor = db.updateTable('persons').where('id', '=', person).where('used_at', '<', at);
    await visitor.set({ used_at: at }).execute();
  }

  return {
    async addSession(tokenHash, person, at) {
      const session = { token_hash: tokenHash, person_id: person, made_at: at, used_at: at };
      await db.insertInto('sessions').values(session).execute();
      await noteVisit(person, at);
    },

    async personBySession(tokenHash, at, since) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person_id')
        .selectAll('persons')
        .select('sessions.used_at as session_used_at')
        .where('token_hash', '=', tokenHash)
        .where('sessions.used_at', '>=', since)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (isWorthNoting(row.session_used_at, at)) await noteUse(tokenHash, row.id, at);
      return personOfRow(row);
    },

    async dropSession(tokenHash) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
        await database.announce(trx, [{ ended: { session: tokenHash } }]);
      });
    },

    async dropSessionsOf(person) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('person_id', '=', person).execute();
        await database.announce(trx, [{ ended: { person } }]);
      });
    },

    async sessionsOf(person) {
      const sessions = db.selectFrom('sessions').where('person_id', '=', person);
      const rows = await sessions.select(['made_at', 'used_at']).orderBy('made_at').execute();
      return rows.map(({ made_at, used_at }) => ({ madeAt: made_at, usedAt: used_at }));
    },

    async knownSessions(tokenHashes, at) {
      if (tokenHashes.length === 0) return new Set();
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person_id')
        .select('token_hash')
        .where('token_hash', 'in', tokenHashes)
        .where((is) => is.or([is('banned_until', 'is', null), is('banned_until', '<=', at)]))
        .execute();
      return new Set(rows.map(({ token_hash }) => token_hash));
    },

    async forgetOld(before) {
      const old = db.deleteFrom('sessions').where('used_at', '<', before);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
