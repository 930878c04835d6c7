import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from './install.mjs';

/** A test that runs when time is up may end by itself, for as long as this. */
const GRACE_MS = 10_000;

/**
 * Runs test files in the order they are given, until it is `deadline` by performance.now(). Gives back
 * whether all that ran passed, and the files that were not run to their end.
 */
export async function runTests(files, deadline) {
  if (files.length === 0) return { passed: true, left: [] };
  console.log(`\n${files.length} test files, the nearest first`);
  const place = new Map(files.map((file, at) => [join(root, file), at]));
  const placeOf = ({ moduleId }) => place.get(moduleId) ?? files.length;
  class NearestFirst {
    shard = (specifications) => specifications;
    sort = (specifications) => [...specifications].sort((a, b) => placeOf(a) - placeOf(b));
  }
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: ['dot'],
    allowOnly: false,
    sequence: { sequencer: NearestFirst },
  });
  await vitest.standalone();
  const wanted = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
    place.has(moduleId),
  );
  const done = new Set();
  const ended = vitest.runTestSpecifications(wanted);
  const { isLate } = await Promise.race([ended.then(() => ({ isLate: false })), late()]);
  const found = vitest.state.getTestModules();
  for (const module of found) {
    if (['passed', 'failed'].includes(module.state())) done.add(module.moduleId);
  }
  const passed = found.every((module) => module.state() !== 'failed');
  // A test that does not end would keep it open.
  if (!isLate) await vitest.close();
  return { passed, left: files.filter((file) => !done.has(join(root, file))) };

  async function late() {
    await moment(Math.max(0, deadline - performance.now()));
    console.log('Time is up.');
    void vitest.cancelCurrentRun('keyboard-input');
    await Promise.race([ended.catch(() => {}), moment(GRACE_MS)]);
    return { isLate: true };
  }
}

const moment = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
