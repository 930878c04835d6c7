// npm run budgets: whether the page is as small and as quick as promised. `sizes` alone needs no browser.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.mjs';
import { brotli, zipped } from './precompress.mjs';

/** Script that the first visit loads, zipped, in bytes. */
const firstScript = 200_000;

/** The scripts a page loads before it runs: its entry, and what that imports, which Vite preloads. */
export function scriptsOf(html) {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
}

async function sizes() {
  const index = await buildWeb();
  const paths = scriptsOf(readFileSync(index, 'utf8'));
  if (paths.length === 0) throw new Error('budgets: index.html loads no script.');
  const rows = await Promise.all(paths.map((path) => sizeOf(join(dirname(index), path))));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const all = { name: 'first script', gzip: sum('gzip'), brotli: sum('brotli') };
  for (const { name, gzip, brotli: small } of [...rows, all]) {
    console.log(`${name.padEnd(32)} ${kb(gzip)} gzip ${kb(small)} brotli`);
  }
  if (all.gzip <= firstScript) return true;
  console.error(`first script: ${kb(all.gzip)} gzip are above the budget of ${kb(firstScript)}`);
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
