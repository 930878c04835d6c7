import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
