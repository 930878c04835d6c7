import { spawnSync } from 'node:child_process';
import { buildTrain } from './build.mjs';

const args = [await buildTrain(), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
