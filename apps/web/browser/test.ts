import { test as plain } from '@playwright/test';
import { sameChance } from './chance.ts';
import { Complaints } from './complaints.ts';
import { Server } from './server.ts';

interface ForEachWorker {
  /** One for all tests of a worker; whoever kills it takes `ownServer`. */
  readonly server: Server;
}

interface ForEachTest {
  readonly ownServer: Server;
  /** What the browser complains about: a test that expects something says so. */
  readonly complaints: Complaints;
}

/** Pages open at the server's address, and whatever a browser complains about fails the test. */
export const test = plain.extend<ForEachTest, ForEachWorker>({
  browser: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await sameChance(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is needed.
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ context }, use) => {
    const server = await Server.start();
    await use(server);
    // A page that is still open would complain that its server is gone.
    await Promise.all(context.pages().map((page) => page.close()));
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(context);
      await use(complaints);
      complaints.check();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
