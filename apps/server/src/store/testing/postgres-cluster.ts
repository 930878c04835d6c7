import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of one's own, that may be stopped and started again. */
export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** How it goes down: after goodbye to all, or as if the power had failed. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends all connections but the one that says so. */
  endBackends(): Promise<void>;
  /** Says something on the channel that processes listen to. */
  notify(...texts: readonly string[]): Promise<void>;
  remove(): void;
}

/** Made with the programs, and as the user, of the one at that address, which must be on this machine. */
export async function ownCluster(databaseUrl: string): Promise<Cluster> {
  const { programs, uid, gid } = await whoRuns(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-cluster-'));
  if (process.getuid?.() === 0) chownSync(folder, uid, gid);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const data = join(folder, 'data');
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
    const [code] = await once(spawn(join(programs, program), args, options), 'exit');
    if (code !== 0) throw new Error(`${program} ${args[0]}: ${code}`);
  };
  await run(
    'initdb',
    `--pgdata=${data}`,
    '--username=ochre',
    '--auth=trust',
    '--no-sync',
    '--no-locale',
  );
  const port = await freePort();
  const url = `postgres://ochre@127.0.0.1:${port}/postgres`;
  const settings = `-F -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const cluster: Cluster = {
    url,
    start: () =>
      run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings),
    stop: (mode) => run('pg_ctl', 'stop', '-w', '-D', data, '-m', mode),
    async endBackends() {
      await asked(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    async notify(...texts) {
      for (const text of texts) await asked(url, "select pg_notify('ochre', $1)", [text]);
    },
    remove() {
      spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], owner);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

async function whoRuns(databaseUrl: string) {
  const [found] = await asked(
    databaseUrl,
    `select setting as programs, current_setting('data_directory') as data
      from pg_config where name = 'BINDIR'`,
  );
  const { uid, gid } = statSync(found.data);
  return { programs: String(found.programs), uid, gid };
}

async function asked(connectionString: string, text: string, values: readonly string[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
