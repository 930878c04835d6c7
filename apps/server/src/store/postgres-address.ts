import pg from 'pg';
import { CannotOpen } from './trouble.ts';

const FORM = 'postgres://user:password@host:5432/database';

/** What is said about an address never holds its password. */
export interface Address {
  readonly connectionString: string;
  cannotBeUsed(error: unknown): CannotOpen;
}

export function addressOf(databaseUrl: string): Address {
  const target = clientOf(databaseUrl);
  return {
    connectionString: databaseUrl,
    cannotBeUsed(error) {
      if (error instanceof CannotOpen) return error;
      const reason = reasonOf(error, target);
      const secret = target.password;
      const shown = secret ? reason.replaceAll(secret, '***') : reason;
      return new CannotOpen(`DATABASE_URL: PostgreSQL on ${target.host} ${shown}`);
    },
  };
}

/** The thrown error holds the whole address, so it goes no further. */
function clientOf(connectionString: string) {
  try {
    if (/^postgres(ql)?:\/\//.test(connectionString)) return new pg.Client({ connectionString });
  } catch {}
  throw new CannotOpen(`DATABASE_URL is not the address of a PostgreSQL database: write ${FORM}`);
}

interface Target {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

function reasonOf(error: unknown, { port, user, database }: Target): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `cannot be reached: nothing listens on port ${port}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'cannot be reached: no machine has that name.';
    case '28P01':
    case '28000':
      return `does not let user ${user} in: wrong user or password.`;
    case '3D000':
      return `has no database ${database}.`;
    default:
      return `cannot be used: ${String(message ?? error).replaceAll('\n', ' ')}`;
  }
}
