import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './operations/log.ts';

/** Everything that can be chosen at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL to use instead. */
  readonly database: string | undefined;
  /** Where people reach this server, when it is not where it listens. */
  readonly url: string | undefined;
  /** Whether a proxy in front says who asks, and by which scheme. */
  readonly trustsProxy: boolean;
  /** The folder of the page's files. */
  readonly pages: string | undefined;
  /** Whether the page is opened in a browser of this machine. */
  readonly opensBrowser: boolean;
  readonly logLevel: LogLevel;
  readonly botWorkers: number | undefined;
  /** So long a table waits for players while nothing happens there. */
  readonly gatheringHours: number;
  /** Whether there are tables of games that are for developers. */
  readonly playsHidden: boolean;
  /** Whether anybody may read the metrics, or this machine alone. */
  readonly metricsAreOpen: boolean;
  readonly keeping: Keeping;
  /** By which `ochre admin` is known; without it a file of the data folder has one. */
  readonly adminKey: string | undefined;
  readonly limits: ClientLimits;
}

/** For how many days something is kept; undefined for ever. */
export interface Keeping {
  /** Since they were last here. */
  readonly guestDays: number | undefined;
  /** Since they ended. */
  readonly gameDays: number | undefined;
  /** What was said at them, since they ended. */
  readonly chatDays: number | undefined;
}

/** How much one client, told by its address, may ask for. */
export interface ClientLimits {
  readonly sockets: number;
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  /** Said, muted and sat down by one person; three times as much by one address. */
  readonly talkPerMinute: number;
  readonly tablesPerHour: number;
}

/** A setting that is wrong: one line for whoever starts the server. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/** Each setting is a flag and a variable of the environment; the flag counts first. */
const SETTINGS = {
  port: { variable: 'PORT', about: 'where to listen (7800; 0 takes any that is free)' },
  host: { variable: 'HOST', about: 'on which address (127.0.0.1: this machine alone)' },
  data: { variable: 'OCHRE_DATA', about: 'the folder of the database' },
  database: { variable: 'DATABASE_URL', about: 'a PostgreSQL to use instead' },
  url: { variable: 'OCHRE_URL', about: 'where people reach it, behind a proxy' },
  'trust-proxy': { variable: 'OCHRE_TRUST_PROXY', about: 'yes: a proxy says who asks (no)' },
  pages: { variable: 'OCHRE_PAGES', about: "the folder of the page's files" },
  open: { variable: 'OCHRE_OPEN', about: 'yes: in a browser of this machine, at the start (no)' },
  log: { variable: 'OCHRE_LOG', about: `${LOG_LEVELS.join(', ')} (info)` },
  bots: { variable: 'OCHRE_BOTS', about: 'worker threads for bots (cores less one)' },
  gathering: { variable: 'OCHRE_GATHERING', about: 'hours until a forsaken table closes (24)' },
  'keep-guests': { variable: 'OCHRE_KEEP_GUESTS', about: 'days since their last visit (400)' },
  'keep-games': { variable: 'OCHRE_KEEP_GAMES', about: 'days since their end (forever)' },
  'keep-chat': { variable: 'OCHRE_KEEP_CHAT', about: 'days since the end of the game (365)' },
  'admin-key': { variable: 'OCHRE_ADMIN_KEY', about: "ochre admin's key (a file's, with SQLite)" },
  'hidden-games': { variable: 'OCHRE_HIDDEN_GAMES', about: 'yes: games for developers too (no)' },
  metrics: { variable: 'OCHRE_METRICS', about: 'open: /metrics for all, not only local (local)' },
  sockets: { variable: 'OCHRE_SOCKETS', about: 'open at a time by one address (50)' },
  messages: { variable: 'OCHRE_MESSAGES', about: 'a second on one socket (20)' },
  requests: { variable: 'OCHRE_REQUESTS', about: 'a second by one address (30)' },
  talk: { variable: 'OCHRE_TALK', about: 'said in a minute by one person (30)' },
  tables: { variable: 'OCHRE_TABLES', about: 'made in an hour by one address (60)' },
} as const;
type Flag = keyof typeof SETTINGS;

export const SETTINGS_HELP = Object.entries(SETTINGS)
  .map(([flag, { variable, about }]) => `  --${flag.padEnd(12)} ${variable.padEnd(18)} ${about}`)
  .join('\n');

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads flags and environment, or throws a `WrongSetting`. */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const given = new Given(flagsIn(args), environment);
  return {
    port: given.whole('port', 7800, 0, 65_535),
    host: given.text('host') ?? '127.0.0.1',
    data: dataFolder(given.text('data'), environment),
    database: given.urlOf('database', ['postgres:', 'postgresql:']),
    url: originOnly(given.urlOf('url', ['http:', 'https:'])),
    trustsProxy: given.oneOf('trust-proxy', ['no', 'yes']) === 'yes',
    pages: given.text('pages'),
    opensBrowser: given.oneOf('open', ['no', 'yes']) === 'yes',
    logLevel: given.oneOf('log', LOG_LEVELS) ?? 'info',
    botWorkers: given.has('bots') ? given.whole('bots', 1, 1, 64) : undefined,
    gatheringHours: given.whole('gathering', 24, 1, 24 * 365),
    playsHidden: given.oneOf('hidden-games', ['no', 'yes']) === 'yes',
    metricsAreOpen: given.oneOf('metrics', ['local', 'open']) === 'open',
    keeping: {
      guestDays: given.days('keep-guests', 400),
      gameDays: given.days('keep-games', undefined),
      chatDays: given.days('keep-chat', 365),
    },
    adminKey: given.secret('admin-key'),
    limits: {
      sockets: given.whole('sockets', 50, 1, 1_000_000),
      messagesPerSecond: given.whole('messages', 20, 1, 100_000),
      requestsPerSecond: given.whole('requests', 30, 1, 100_000),
      talkPerMinute: given.whole('talk', 30, 1, 1_000_000),
      tablesPerHour: given.whole('tables', 60, 1, 1_000_000),
    },
  };
}

function flagsIn(args: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(
    Object.keys(SETTINGS).map((flag) => [flag, { type: 'string' as const }]),
  );
  const allowed = Object.keys(SETTINGS)
    .map((flag) => `--${flag}`)
    .join(', ');
  const { values, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new WrongSetting(`"${token.value}" is not expected here. Allowed: ${allowed}, --help.`);
    }
    if (token.kind === 'option' && !Object.hasOwn(SETTINGS, token.name)) {
      throw new WrongSetting(
        `${token.rawName} is not an option here. Allowed: ${allowed}, --help.`,
      );
    }
    if (token.kind === 'option' && token.value === undefined) {
      throw new WrongSetting(`${token.rawName}: a value is expected behind it.`);
    }
  }
  return values as Record<string, string>;
}

/** What was given, with the name under which it was given for messages. */
class Given {
  private readonly flags: Readonly<Record<string, string | undefined>>;
  private readonly environment: Environment;

  constructor(flags: Readonly<Record<string, string | undefined>>, environment: Environment) {
    this.flags = flags;
    this.environment = environment;
  }

  /** An empty variable is as good as none. */
  text(flag: Flag): string | undefined {
    return this.flags[flag] ?? (this.environment[SETTINGS[flag].variable] || undefined);
  }

  has(flag: Flag): boolean {
    return this.text(flag) !== undefined;
  }

  whole(flag: Flag, usual: number, least: number, most: number): number {
    const text = this.text(flag);
    if (text === undefined) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw this.wrong(flag, `a whole number from ${least} to ${most} is expected, not "${text}"`);
  }

  /** Undefined for ever. */
  days(flag: Flag, usual: number | undefined): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return usual;
    if (text === 'forever') return undefined;
    const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (days >= 1) return days;
    throw this.wrong(flag, `a number of days or forever is expected, not "${text}"`);
  }

  /** The value is not repeated. */
  secret(flag: Flag): string | undefined {
    const text = this.text(flag);
    if (text === undefined || /^[\x21-\x7e]{32,200}$/.test(text)) return text;
    throw this.wrong(flag, '32 to 200 signs without spaces are expected');
  }

  oneOf<Word extends string>(flag: Flag, words: readonly Word[]): Word | undefined {
    const text = this.text(flag);
    if (text === undefined || words.includes(text as Word)) return text as Word | undefined;
    throw this.wrong(flag, `one of ${words.join(', ')} is expected, not "${text}"`);
  }

  /** The value is not repeated: it may hold a password. */
  urlOf(flag: Flag, schemes: readonly string[]): string | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const scheme = URL.canParse(text) ? new URL(text).protocol : undefined;
    if (scheme !== undefined && schemes.includes(scheme)) return text;
    throw this.wrong(flag, `an address like ${schemes[0]}//… is expected`);
  }

  private wrong(flag: Flag, problem: string): WrongSetting {
    const name = this.flags[flag] === undefined ? SETTINGS[flag].variable : `--${flag}`;
    return new WrongSetting(`${name}: ${problem}.`);
  }
}

const originOnly = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).origin;

/** The one that is named, or the usual one. */
export const dataFolder = (named: string | undefined, environment: Environment): string =>
  resolve(named ?? (environment.OCHRE_DATA || usualFolder(environment)));

/** Where programs keep what belongs to one person on this machine. */
function usualFolder(environment: Environment): string {
  if (process.platform === 'win32') {
    return join(environment.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Ochre');
  }
  if (process.platform === 'darwin') {
    return join(homedir(), 'Library', 'Application Support', 'Ochre');
  }
  const shared = environment.XDG_DATA_HOME;
  const parent =
    shared !== undefined && isAbsolute(shared) ? shared : join(homedir(), '.local', 'share');
  return join(parent, 'ochre');
}
