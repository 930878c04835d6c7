import { spawnSync } from 'node:child_process';
import { buildBench } from './build.mjs';

// A process of its own, so that nothing of the build is measured along.
const args = [await buildBench(), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
