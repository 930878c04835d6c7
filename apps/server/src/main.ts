import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from './admin/program.ts';
import { gamesFor } from './games.ts';
import { addressesOf } from './operations/addresses.ts';
import { ensureAdminKey } from './operations/admin-key.ts';
import { openBrowser } from './operations/browser.ts';
import { logTo, problemOf } from './operations/log.ts';
import { startServer } from './server.ts';
import { readSettings, SETTINGS_HELP, type Settings, WrongSetting } from './settings.ts';
import { openStore } from './store/open.ts';
import { CannotOpen } from './store/trouble.ts';

const EXIT = { ok: 0, usage: 2, bug: 70 } as const;

const HELP = `\
Usage: ochre serve [options]

Keeps tables for people and bots over the network. Everything is stored in one
folder. Ctrl-C ends it; games go on with the next start.

Options, and variables of the environment that do the same:
${SETTINGS_HELP}

Examples: ochre serve --port 8000
          ochre serve --host 0.0.0.0 --url https://ochre.example --trust-proxy yes
`;

async function serve(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return EXIT.ok;
  }
  try {
    await run(readSettings(args, process.env));
    return EXIT.ok;
  } catch (error) {
    const problem = knownProblem(error);
    if (problem === undefined) throw error;
    process.stderr.write(`ochre: ${problem.replace(/\s+/g, ' ')}\n`);
    return EXIT.usage;
  }
}

async function run(settings: Settings): Promise<void> {
  checkPages(settings);
  // The database holds the secrets of the dice, in whichever folder it is.
  process.umask(0o077);
  const log = logTo((line) => process.stderr.write(line), settings.logLevel);
  const store = await openStore({
    dataFolder: settings.data,
    databaseUrl: settings.database,
  });
  const server = await startServer({
    settings: { ...settings, adminKey: adminKeyFor(settings) },
    store,
    games: gamesFor(settings),
    botScript: new URL('./bot-worker.js', import.meta.url),
    passwordScript: new URL('./password-worker.js', import.meta.url),
    log,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { here, inTheHouse } = addressesOf(settings, server.port);
  const also = inTheHouse === undefined ? '' : `, and in the house at ${inTheHouse}`;
  process.stdout.write(`Ochre is at ${here}${also}\n`);
  if (settings.opensBrowser) openBrowser(here);
  log.info('server.started', {
    port: server.port,
    store: settings.database ? 'postgres' : 'sqlite',
  });
  process.on('uncaughtException', (error) => {
    log.error('server.bug', problemOf(error));
    process.exit(EXIT.bug);
  });
  const signal = await Promise.race(['SIGINT', 'SIGTERM'].map(signalled));
  log.info('server.closing', { signal });
  await server.close();
  log.info('server.closed');
}

/** Several processes on a PostgreSQL have no folder that they share, and perhaps none at all. */
const adminKeyFor = ({ adminKey, database, data }: Settings): string | undefined =>
  adminKey ?? (database === undefined ? ensureAdminKey(data) : undefined);

function checkPages({ pages }: Settings): void {
  if (pages === undefined || existsSync(join(pages, 'index.html'))) return;
  throw new WrongSetting(`OCHRE_PAGES: there is no index.html in ${pages}.`);
}

const signalled = (name: string): Promise<string> =>
  new Promise((resolve) => process.once(name, () => resolve(name)));

/** What whoever starts the server can put right. */
function knownProblem(error: unknown): string | undefined {
  if (error instanceof WrongSetting || error instanceof CannotOpen) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') {
    return `PORT: another program listens at ${port} already, maybe another Ochre. Stop it, or take another port: --port 0 finds one that is free.`;
  }
  if (code === 'EACCES') return 'PORT: listening there is not allowed; take one from 1024 up.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'HOST: this machine has no such address.';
  }
  return undefined;
}

const [word, ...rest] = process.argv.slice(2);
process.exitCode =
  word === 'admin' ? await admin(rest, process.env) : await serve(process.argv.slice(2));
