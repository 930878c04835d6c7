// Runs before anything is installed, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, readText, workspaces } from './files.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What the page is built with needs these, or anything newer. */
const oldestNodes = [
  [20, 19],
  [22, 12],
];
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.ochre-stamp');
const lockFile = join(root, '.cache', 'install.lock');

/** Installs the dependencies when they are missing or not those of package-lock.json. */
export function ensureInstalled({ quiet = false } = {}) {
  checkNode();
  const stamp = currentStamp();
  if (readText(stampFile) === stamp) return;
  const problem = withLock(() => {
    // Another start may have installed while this one waited.
    if (readText(stampFile) === stamp) return undefined;
    const byHand = !existsSync(stampFile) && installedByHand();
    const failure = byHand ? undefined : install(quiet);
    if (failure === undefined) writeFileSync(stampFile, stamp);
    return failure;
  });
  if (problem !== undefined) fail(problem);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [, leastMinor = 0] = oldestNodes.find(([line]) => line === major) ?? [];
  if (major >= oldestNodes[0][0] && minor >= leastMinor) return;
  const wanted = oldestNodes.map((version) => version.join('.')).join(' or ');
  fail(`needs Node.js ${wanted}, or a newer one; this is ${process.version}.`);
}

function currentStamp() {
  const hash = createHash('sha256');
  const manifests = workspaces(root).map((folder) => `${folder}/package.json`);
  for (const file of [...manifests, 'package-lock.json', 'package.json']) {
    hash.update(`${file}\0${readText(join(root, file)) ?? ''}\0`);
  }
  const node = process.versions.node.split('.')[0];
  return `${hash.digest('hex')} node${node} ${process.platform} ${process.arch}\n`;
}

/** Whether a plain `npm install` or `npm ci` has already put everything there; npm notes what it did. */
function installedByHand() {
  const note = readText(join(modules, '.package-lock.json'));
  if (note === undefined) return false;
  const there = JSON.parse(note).packages;
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || !isForHere(entry)) return true;
    return there[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/** Optional packages are binaries for other machines, unless they name this one. */
function isForHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return !libc && !!os?.includes(process.platform) && !!cpu?.includes(process.arch);
}

/** Gives back what went wrong, if anything did. */
function install(quiet) {
  const why = existsSync(modules) ? 'out of date' : 'missing';
  process.stderr.write(`ochre: dependencies are ${why}, installing them (npm ci)\n`);
  // No package here needs its install script; NODE_ENV=production would leave out the build tools.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stdout, stderr, error } = npm([...args, '--loglevel=error'], quiet ? 'pipe' : 2);
  if (status === 0) return undefined;
  if (quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  const reason = error ? ` (${error.message})` : '';
  return `installing the dependencies failed${reason}. Run \`npm ci\` in ${root} to see why.`;
}

function npm(args, output) {
  const options = { cwd: root, stdio: ['ignore', output, output], encoding: 'utf8' };
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js'))
    return spawnSync(process.execPath, [script, ...args], options);
  // npm is a .cmd file on Windows, which only a shell can start.
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** One installation at a time: two would delete each other's files. */
function withLock(work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    return work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // An installation that was cut short leaves its lock behind.
    const owner = Number(readText(lockFile));
    if (owner > 0 && !isAlive(owner)) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function fail(message) {
  process.stderr.write(`ochre: ${message}\n`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
