import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('the outside bot of docs/adding-a-bot.md plays a whole game', () => {
  const engine = `${process.execPath} ${path('../../bin/ochre.mjs')} engine`;
  const example = path('../../../../docs/examples/outside_bot.py');
  const args = [example, '--games', '1', '--against', 'novice', '--engine', engine];
  const { stdout, stderr, status } = spawnSync('python3', args, { encoding: 'utf8' });
  expect(stderr.replace(/^ochre: building.*\n/, '')).toBe('');
  expect(stdout).toMatch(/^game 1: \[\d+, \d+\], winners \[.*\]\nwon [01] of 1\n$/);
  expect(status).toBe(0);
});
