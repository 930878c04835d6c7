import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 300_000;

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'apps/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    // Programs speak English to tests, whatever they speak to who runs them.
    env: { LC_ALL: 'C.UTF-8' },
    pool: 'threads',
    // One worker fewer, which is the default, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    // Limits end what hangs; a slow or busy machine is no failure.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS, interval: 50 } },
  },
});
