import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to test in: the one that OCHRE_CHROMIUM names, one that is there, or one installed now. */
export async function chromium() {
  const named = process.env.OCHRE_CHROMIUM;
  if (named) return runs(named) ? named : fail(`OCHRE_CHROMIUM: ${named} cannot be run.`);
  const found = findProgram() ?? (await findDownloaded());
  if (found !== undefined) return found;
  process.stderr.write('chromium: not there, installing it\n');
  return (
    (await download()) ??
    installPackage() ??
    fail(
      'neither downloaded nor installed. Install it (Debian: `apt-get install chromium`, elsewhere `npx playwright install chromium` or Chrome itself), or say in OCHRE_CHROMIUM where it is.',
    )
  );
}

function findProgram() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...usualPlaces].find((path) => existsSync(path) && runs(path));
}

/** Where Playwright keeps its own, for all projects of this person. */
async function findDownloaded() {
  const playwright = await import('playwright');
  const path = playwright.chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function download() {
  const cli = join(root, 'node_modules/playwright/cli.js');
  // Where there is no way out, it should not take minutes to say so.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const options = { env, stdio: ['ignore', 2, 2] };
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], options);
  return findDownloaded();
}

function installPackage() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2] };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options);
  return findProgram();
}

/** A downloaded one is no use where the libraries it needs are not. */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function fail(message) {
  throw new Error(`chromium: ${message}`);
}
