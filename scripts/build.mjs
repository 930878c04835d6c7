import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below } from './files.mjs';
import { ensureInstalled, root } from './install.mjs';
import { precompress } from './precompress.mjs';

const hour = 3_600_000;

/** What is built: how, the file that a build is known by, and what it is made of. */
const program = { bundle: bundleProgram, main: 'main.js', from: 'src', of: ['src'] };
/** A program beside an app, which is not shipped with it. */
const tool = { bundle: bundleProgram, main: 'main.js', from: '.', of: ['.', '../src'] };
const page = {
  bundle: bundlePage,
  main: 'index.html',
  of: ['src', 'public', 'index.html', 'vite.config.ts', 'own-styles.ts', '../../docs/rules'],
};
const unusual = {
  'apps/web': page,
  'apps/server/bench': tool,
  'apps/server/databases': tool,
  'apps/server/fuzz': tool,
};
const kindOf = (workspace) => unusual[workspace] ?? program;

/** Bundles the terminal client when its sources changed; gives back the file to run. */
export function buildCli() {
  return build('apps/cli');
}

/** Bundles the server when its sources changed; gives back the file to run. */
export function buildServer() {
  return build('apps/server');
}

/** Bundles a program that belongs to the server, `bench`, `databases` or `fuzz`; gives back the file to run. */
export function buildServerTool(name) {
  return build(`apps/server/${name}`);
}

/** Builds the page when its sources changed; gives back its index.html. */
export function buildWeb() {
  return build('apps/web');
}

/** Bundles the benchmarks when their sources changed; gives back the file to run. */
export function buildBench() {
  return build('bench');
}

/** Bundles the training when its sources changed; gives back the file to run. */
export function buildTrain() {
  return build('apps/train');
}

/**
 * Every build has a folder of its own, named after its sources. So programs that start at the same
 * time do not overwrite each other's files, and one that runs keeps the workers it was built with.
 */
async function build(workspace) {
  ensureInstalled();
  const kind = kindOf(workspace);
  const dist = join(root, workspace, 'dist');
  const target = join(dist, fingerprint(sourcesOf(workspace, kind)));
  const main = join(target, kind.main);
  if (existsSync(main)) return main;

  process.stderr.write(`ochre: building ${workspace}\n`);
  const unfinished = join(dist, `unfinished-${randomUUID()}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await kind.bundle(join(root, workspace), unfinished, kind);
    moveInto(target, unfinished, kind);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldBuilds(dist, target);
  return main;
}

async function bundleProgram(folder, outdir, { from }) {
  const { build: esbuild } = await import('esbuild');
  const src = join(folder, from);
  const workers = below(src).filter((file) => file.endsWith('-worker.ts'));
  await esbuild({
    absWorkingDir: root,
    entryPoints: [join(src, 'main.ts'), ...workers],
    outbase: src,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    // A native module finds its binary beside itself, and the others load parts of them by name.
    external: ['libsql', 'pg', 'pg-native', 'ws'],
  });
}

/** In a process of its own: a server that goes on in this one does not keep what a build took. */
async function bundlePage(folder, outdir) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--outDir', outdir, '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: folder,
    // Whoever builds it in a test still builds what is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`${relative(root, folder)} cannot be built; see above.`);
  await precompress(outdir);
}

function moveInto(target, unfinished, { main }) {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    // Somebody else finished the same build first; theirs is as good.
    if (!existsSync(join(target, main))) throw error;
  }
}

/** Younger ones stay: a program that still runs may start a worker from its folder. */
function removeOldBuilds(dist, current) {
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name);
    if (folder === current || ageOf(folder) < hour) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

function ageOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

/** Sizes and times tell a change as well as contents would, and are read at once. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  const scripts = ['scripts/build.mjs', 'scripts/precompress.mjs'];
  const settings = ['package-lock.json', ...scripts].map((file) => join(root, file));
  for (const file of [...settings, ...sources]) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) hash.update(`${relative(root, file)}\0${found.size}\0${found.mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesOf(workspace, { of }) {
  return [...of.map((path) => join(workspace, path)), 'packages', 'games']
    .map((path) => join(root, path))
    .filter(existsSync)
    .flatMap((path) => (statSync(path).isDirectory() ? below(path) : path))
    .filter((file) => !/\.test\.tsx?$|[\\/](?:node_modules|dist)[\\/]/.test(file));
}

/** `npm run build` builds the terminal client, or what is named behind it, and says where it is. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  for (const workspace of named.length > 0 ? named : ['apps/cli']) {
    process.stdout.write(`${relative(root, await build(workspace))}\n`);
  }
}
