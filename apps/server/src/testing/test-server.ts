import { type GameList, gamesFor } from '../games.ts';
import { type LogLevel, logTo } from '../operations/log.ts';
import { startServer } from '../server.ts';
import { type Environment, readSettings } from '../settings.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { botScriptOf, builtServer, passwordScriptOf } from './built.ts';

export interface TestServer {
  readonly origin: string;
  readonly store: Store;
  /** Everything that was logged. */
  readonly logged: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly store?: Store;
  readonly games?: GameList;
  readonly settings?: Environment;
  readonly botScript?: URL;
  readonly logLevel?: LogLevel;
}

/** Tests come from one address, and are in a hurry. */
const GENEROUS = {
  PORT: '0',
  OCHRE_SOCKETS: '10000',
  OCHRE_MESSAGES: '10000',
  OCHRE_REQUESTS: '10000',
  OCHRE_TABLES: '10000',
  OCHRE_TALK: '100000',
};

/** A real server in this process, on a port of its own. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const store = options.store ?? memoryStore();
  const logged: string[] = [];
  const settings = readSettings([], { ...GENEROUS, ...options.settings });
  const { port, close } = await startServer({
    settings,
    store,
    games: options.games ?? gamesFor(settings),
    botScript: options.botScript ?? botScriptOf(builtServer()),
    passwordScript: passwordScriptOf(builtServer()),
    log: logTo((line) => logged.push(line), options.logLevel ?? 'debug'),
  });
  return { origin: `http://127.0.0.1:${port}`, store, logged, close };
}
