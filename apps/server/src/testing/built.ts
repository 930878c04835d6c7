import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = rootAbove(fileURLToPath(import.meta.url));

/** This file may be bundled into another folder. */
function rootAbove(path: string): string {
  const folder = dirname(path);
  return existsSync(join(folder, 'package-lock.json')) ? folder : rootAbove(folder);
}

/** The server as it is shipped: bots' workers and processes of their own need it built, once. */
export function builtServer(): string {
  built ??= build();
  return built;
}

let built: string | undefined;

function build(): string {
  const program = [join(ROOT, 'scripts/build.mjs'), 'apps/server'];
  const printed = execFileSync(process.execPath, program, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(ROOT, printed.trim());
}

export const botScriptOf = (main: string): URL => new URL('./bot-worker.js', pathToFileURL(main));
export const passwordScriptOf = (main: string): URL =>
  new URL('./password-worker.js', pathToFileURL(main));
