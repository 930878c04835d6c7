import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtServer } from './built.ts';

/** How a process is started, where it is not as usual. */
interface Circumstances {
  /** Flags of Node's own; it can then be told something. */
  readonly node: readonly string[];
  /** So many files and connections it may have open. */
  readonly mostFiles: number;
}

/** A server as it is shipped, in a process of its own that can be killed and started again. */
export class ServerProcess {
  readonly origin: string;
  readonly logged: string[] = [];
  /** Where a debugger may connect, when Node was told to let one. */
  debuggedAt: string | undefined;
  /** How it ended without being asked to, each time. */
  readonly deaths: string[] = [];
  private readonly args: readonly string[];
  private readonly circumstances: Circumstances | undefined;
  private child: ChildProcess | undefined;

  private constructor(port: number, args: readonly string[], circumstances?: Circumstances) {
    this.origin = `http://127.0.0.1:${port}`;
    this.args = ['--port', String(port), ...args];
    this.circumstances = circumstances;
  }

  static async start(...args: readonly string[]): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), args);
    await server.start();
    return server;
  }

  static async startIn(
    circumstances: Circumstances,
    ...args: readonly string[]
  ): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), args, circumstances);
    await server.start();
    return server;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    // What is set for the tests is not meant for the servers in them.
    const { DATABASE_URL: _, ...env } = process.env;
    const child = this.spawned(env);
    this.child = child;
    child.stderr?.on('data', (chunk: Buffer) => {
      this.logged.push(String(chunk));
      this.debuggedAt ??= /ws:\/\/\S+/.exec(String(chunk))?.[0];
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', () => reject(new Error(`It did not start: ${this.lastWords}`)));
    });
    child.once('exit', (code, signal) => {
      // Whoever ended it has forgotten it before.
      if (this.child === child) this.deaths.push(`${code ?? signal}: ${this.lastWords}`);
    });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** What was started with Node's own flags hears it as a message of its parent. */
  tell(message: object): void {
    if (this.isAlive) this.child?.send(message, () => {});
  }

  get isAlive(): boolean {
    return this.child !== undefined && isAlive(this.child);
  }

  /** It does nothing any more, and its connections stay open. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  /** It goes on where it hung. */
  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  /** No chance to say goodbye, nor to write anything down. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Gives back the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return this.end(signal);
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === undefined || !isAlive(child)) return Promise.resolve(null);
    this.child = undefined;
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  private get lastWords(): string {
    return this.logged.join('').slice(-2_000);
  }

  private spawned(env: NodeJS.ProcessEnv): ChildProcess {
    const { circumstances } = this;
    const program = [builtServer(), ...this.args];
    if (circumstances === undefined) return spawn(process.execPath, program, { env });
    const { node, mostFiles } = circumstances;
    const limited = ['-c', `ulimit -n ${mostFiles} && exec "$@"`, 'sh'];
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    const command = [...limited, process.execPath, ...node, ...program];
    return spawn('sh', command, { env, stdio: [...stdio] });
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
