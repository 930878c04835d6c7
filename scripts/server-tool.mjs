// node scripts/server-tool.mjs fuzz|bench …: programs that are built with the server.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildServer } from './build.mjs';

const [tool, ...args] = process.argv.slice(2);
const program = join(dirname(await buildServer()), tool, 'main.js');
const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
