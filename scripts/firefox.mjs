import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];
const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The one that OCHRE_FIREFOX names, one that is there, or one installed now; nothing where there is none. */
export function firefox() {
  const named = process.env.OCHRE_FIREFOX;
  if (named !== undefined) return named !== '' && runs(named) ? named : undefined;
  return findProgram() ?? installPackage();
}

function findProgram() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...usualPlaces].find((path) => existsSync(path) && runs(path));
}

/** Only Debian has it under that name; whoever has no way out is not held up for long. */
function installPackage() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return undefined;
  process.stderr.write('firefox: not there, installing it\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2], timeout: 300_000 };
  const hurried = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  spawnSync('apt-get', [...hurried, 'update'], options);
  const wanted = ['-y', '--no-install-recommends', 'firefox-esr'];
  spawnSync('apt-get', [...hurried, 'install', ...wanted], options);
  return findProgram();
}

function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}
