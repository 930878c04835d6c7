import { defineConfig } from '@playwright/test';

const PATIENCE_MS = 120_000;

/** Run by scripts/browser.mjs, which builds what is tested and finds the browser. */
export default defineConfig({
  // What `npm test` runs, and what `npm run budgets` measures on a machine that does nothing else.
  projects: [
    {
      name: 'tests',
      testMatch: '*.spec.ts',
      // To keep the whole page is work for each new browser: only those do who go offline.
      use: { serviceWorkers: 'block' },
    },
    { name: 'measures', testMatch: '*.measure.ts' },
    { name: 'pairs', testMatch: '*.pairs.ts' },
  ],
  outputDir: './artifacts/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Limits end what hangs; a slow or busy machine is no failure.
  timeout: 900_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list']],
  use: {
    // Else what is waited for in vain takes as long as a whole test may.
    actionTimeout: PATIENCE_MS,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.OCHRE_CHROMIUM && { executablePath: process.env.OCHRE_CHROMIUM }),
      args: [
        // Root, as in most containers, has no sandbox.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
