import { setTimeout as pause } from 'node:timers/promises';
import { type LogEvent, sql } from 'kysely';
import type { SqlDatabase } from './schema.ts';
import { Unavailable } from './trouble.ts';

/** A database that has not answered by then is not well: whoever asks gets an answer in two seconds. */
const PATIENCE_MS = 1500;

/** Whether a database answers; and after a failure, whether it can be written as well. */
export class Health {
  private isDoubtful = false;

  /** Kysely's log: every statement that has failed. */
  readonly hear = (event: LogEvent): void => {
    if (event.level === 'error') this.noteFailure(event.error);
  };

  noteFailure(error: unknown): void {
    if (error instanceof Unavailable) this.isDoubtful = true;
  }

  async isWell(database: SqlDatabase): Promise<boolean> {
    const tooLate = pause(PATIENCE_MS, false, { ref: false });
    return await Promise.race([this.answers(database), tooLate]);
  }

  private async answers(database: SqlDatabase): Promise<boolean> {
    try {
      if (!database.isConnected()) return false;
      await (this.isDoubtful ? this.write(database) : sql`select 1`.execute(database.db));
      return true;
    } catch {
      return false;
    }
  }

  /** A full disk can be read; to write something that changes nothing shows it. */
  private async write(database: SqlDatabase): Promise<void> {
    await sql`update schema set version = version`.execute(database.db);
    await database.secure();
    this.isDoubtful = false;
  }
}
