import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** All tests come from one address, and are in a hurry: some with the shortest of games. */
const GENEROUS = [
  ...['sockets', 'messages', 'requests', 'tables', 'talk'].flatMap((flag) => [`--${flag}`, '9999']),
  ...['--hidden-games', 'yes'],
];

/** The server as it is shipped, on a port and a folder of its own that stay when it is started again. */
export class Server {
  readonly origin: string;
  private readonly folder: string;
  private readonly port: number;
  private child: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'ochre-browser-'));
    const server = new Server(await freePort(), folder);
    await server.start();
    return server;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { DATABASE_URL: _, OCHRE_SERVER: program, ...env } = process.env;
    if (program === undefined) throw new Error('Run the tests by `npm run browser`.');
    const own = ['--port', String(this.port), '--data', this.folder, '--log', 'warn'];
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const child = spawn(process.execPath, [program, ...own, ...GENEROUS], {
      env,
      stdio: [...stdio],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} at once.`)));
    });
  }

  /** What `ochre admin` says to these words. */
  async admin(...words: readonly string[]): Promise<string> {
    const program = process.env.OCHRE_SERVER ?? '';
    const door = ['--url', this.origin, '--data', this.folder];
    const { stdout } = await run(process.execPath, [program, 'admin', ...words, ...door]);
    return stdout;
  }

  /** No chance to say goodbye, nor to write anything down; `start` starts it again. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** While it is down: as if everything at its tables had happened so much earlier. */
  age(ms: number): void {
    const program = `
      const database = new (require('libsql'))(process.argv[1]);
      const earlier = 'json_set(entry, "$.at", json_extract(entry, "$.at") - ' + process.argv[2] + ')';
      database.exec('update entries set entry = ' + earlier.replaceAll('"', "'"));
      database.close();`;
    execFileSync(process.execPath, ['-e', program, join(this.folder, 'ochre.sqlite'), String(ms)]);
  }

  /** In order, and for good. */
  async close(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
