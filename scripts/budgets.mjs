// npm run budgets: whether the page is as small and as quick as promised. `sizes` alone needs no browser.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.mjs';
import { brotli, zipped } from './precompress.mjs';

/** Script that the first visit loads, zipped, in bytes. */
const firstScript = 200_000;

/** What a table of any game loads beside that. */
const tableScript = 120_000;

/** The page of a game, in the manifest of a build. */
const pageOfGame = /^\.\.\/\.\.\/games\/([^/]+)\/page\/index\.tsx$/;

/** What every table is played in. */
const tableRoute = 'src/routes/game-route.tsx';

/** The scripts a page loads before it runs: its entry, and what that imports, which Vite preloads. */
export function scriptsOf(html) {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
}

/** The scripts that come with some sources, by the manifest of a build: each with all that it imports. */
export function scriptsWith(manifest, sources) {
  const entries = new Set();
  const look = (name) => {
    if (entries.has(name)) return;
    if (manifest[name] === undefined) throw new Error(`budgets: ${name} is in no build.`);
    entries.add(name);
    for (const imported of manifest[name].imports ?? []) look(imported);
  };
  for (const source of sources) look(source);
  return [...new Set([...entries].map((name) => manifest[name].file))];
}

async function sizes() {
  const index = await buildWeb();
  const folder = dirname(index);
  const first = scriptsOf(readFileSync(index, 'utf8'));
  if (first.length === 0) throw new Error('budgets: index.html loads no script.');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const tables = Object.keys(manifest).flatMap((page) => {
    const game = pageOfGame.exec(page)?.[1];
    if (game === undefined) return [];
    // A page brings the rules along.
    const paths = scriptsWith(manifest, [tableRoute, page]).filter((path) => !first.includes(path));
    return [{ name: `table of ${game}`, most: tableScript, paths }];
  });
  if (tables.length === 0) throw new Error('budgets: the page plays no game.');
  const loads = [{ name: 'first script', most: firstScript, paths: first }, ...tables];
  const small = [];
  for (const load of loads) small.push(await isWithin(folder, load));
  return small.every(Boolean);
}

/** Tells what is loaded, and whether that is as little as it may be. */
async function isWithin(folder, { name, most, paths }) {
  const rows = await Promise.all(paths.map((path) => sizeOf(join(folder, path))));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const all = { name, gzip: sum('gzip'), brotli: sum('brotli') };
  for (const { name: part, gzip, brotli: tight } of [...rows, all]) {
    console.log(`${part.padEnd(32)} ${kb(gzip)} gzip ${kb(tight)} brotli`);
  }
  if (all.gzip <= most) return true;
  console.error(`${name}: ${kb(all.gzip)} gzip are above the budget of ${kb(most)}`);
  return false;
}

async function sizeOf(file) {
  const bytes = readFileSync(file);
  const [wide, small] = await Promise.all([zipped(bytes), brotli(bytes)]);
  return { name: basename(file), gzip: wide.length, brotli: small.length };
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);

/** In a browser, one after the other, so that nothing else takes its time. */
function measures() {
  const program = fileURLToPath(new URL('./browser.mjs', import.meta.url));
  const args = [program, '--project=measures', '--workers=1'];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isSmall = await sizes();
  const isQuick = process.argv[2] === 'sizes' || measures();
  process.exitCode = isSmall && isQuick ? 0 : 1;
}
