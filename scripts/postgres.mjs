// node scripts/postgres.mjs COMMAND…: runs a command beside a PostgreSQL of its own, in DATABASE_URL.
// Runs before anything is installed, so it uses nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readText } from './files.mjs';

const user = 'ochre';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [command, ...args] = process.argv.slice(2);
if (command === undefined) fail('say which command to run, as in: scripts/postgres.mjs npm test');

let stopped;
let child;
for (const signal of signals) {
  process.on(signal, () => {
    stopped = signal;
    // The whole group: the command has children of its own.
    if (child !== undefined) kill(-child.pid, signal);
  });
}

const programs = findPrograms() ?? installPrograms();
const owner = ownerOfCluster();
const folder = mkdtempSync(join(tmpdir(), 'ochre-postgres-'));
try {
  const url = await startCluster();
  try {
    process.exitCode = await runCommand(url);
  } finally {
    pgCtl('stop', '-m', 'immediate');
  }
} catch (error) {
  process.stderr.write(`postgres: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The folder of PostgreSQL's programs; Debian does not put it into the path. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((path) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(path, name))),
  );
}

function installPrograms() {
  if (isRoot() && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('postgres: not there, installing it (apt-get install postgresql)\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: ['ignore', 2, 2] };
    spawnSync('apt-get', ['update', '-q'], options);
    const wanted = ['install', '-q', '-y', '--no-install-recommends', 'postgresql'];
    spawnSync('apt-get', wanted, options);
  }
  const found = findPrograms();
  if (found !== undefined) return found;
  return fail(
    'initdb, pg_ctl and postgres are not in the path. Install PostgreSQL 13 or newer (Debian: `apt-get install postgresql`, macOS: `brew install postgresql`), or run `npm test` without it.',
  );
}

/** PostgreSQL refuses to run as root. */
function ownerOfCluster() {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) =>
      Number.parseInt(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout, 10),
    );
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return fail('this is root, as whom PostgreSQL does not run, and there is no user postgres.');
}

async function startCluster() {
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const login = [`--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const kind = ['--encoding=UTF8', '--no-locale', '--no-sync'];
  const made = run('initdb', `--pgdata=${join(folder, 'data')}`, ...login, ...kind);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  for (let tries = 1; ; tries++) {
    const port = await freePort();
    // Nothing of it outlives the run, so nothing has to reach the disk (-F).
    const settings = `-F -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    const started = pgCtl('start', '-t', '60', '-l', join(folder, 'log'), '-o', settings);
    if (started.status === 0) return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
    // Somebody may have taken the port in between.
    if (tries === 3 || stopped) throw new Error(`did not start: ${readText(join(folder, 'log'))}`);
  }
}

function pgCtl(action, ...options) {
  return run('pg_ctl', action, '-w', '-s', '-D', join(folder, 'data'), ...options);
}

function run(program, ...options) {
  // A server that stays would keep a pipe open, and this waiting: its output goes to its log.
  const stdio = program === 'pg_ctl' ? 'ignore' : ['ignore', 'ignore', 'pipe'];
  const settings = { ...owner, cwd: folder, stdio, encoding: 'utf8' };
  return spawnSync(join(programs, program), options, settings);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Gives back the command's exit code, as a shell would. */
function runCommand(url) {
  if (stopped) return 128 + constants.signals[stopped];
  const env = { ...process.env, DATABASE_URL: url };
  child = spawn(command, args, { env, stdio: 'inherit', detached: true });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${command} cannot be run: ${error.message}`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function isRoot() {
  return process.getuid?.() === 0;
}

function fail(message) {
  process.stderr.write(`postgres: ${message}\n`);
  process.exit(1);
}
