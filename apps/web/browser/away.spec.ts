import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { openTable, sitDown } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import type { Server } from './server.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const MINUTE = 60_000;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

interface Gathered {
  readonly host: Page;
  readonly guest: Page;
  readonly leave: () => Promise<void>;
}

/** Ann makes a table for two, and Ben sits down at it. */
async function gather(browser: Browser, server: Server): Promise<Gathered> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const complaints = contexts.map((context) => {
    const heard = new Complaints(context);
    heard.expect(/WebSocket connection|Failed to load resource|ERR_CONNECTION/);
    return heard;
  });
  const pageOf = async (context: BrowserContext | undefined): Promise<Page> => {
    await inAHurry(context!);
    return context!.newPage();
  };
  const [host, guest] = [await pageOf(contexts[0]), await pageOf(contexts[1])];
  await guest.goto(await openTable(host, server.origin));
  await sitDown(guest, 'Ben');
  const leave = async (): Promise<void> => {
    for (const heard of complaints) heard.check();
    await Promise.all(contexts.map((context) => context.close()));
  };
  return { host, guest, leave };
}

/** As if so much time had passed at all tables; nothing new has happened, so pages look again. */
async function later(server: Server, ms: number, ...pages: readonly Page[]): Promise<void> {
  await server.kill();
  server.age(ms);
  await server.start();
  await Promise.all(pages.map((page) => page.reload()));
}

/** In both sizes. */
async function shots(page: Page, name: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await shot(page, `${name}-narrow`);
  await page.setViewportSize(WIDE);
  await shot(page, name);
}

test('who sits may begin when the host does not', async ({ browser, ownServer }) => {
  const { guest, leave } = await gather(browser, ownServer);
  await expect(guest.getByText(/The host starts the game, or you in \d:\d\d/)).toBeVisible();
  await shots(guest, 'host-begins');
  await later(ownServer, 2 * MINUTE, guest);
  await guest.getByRole('button', { name: 'Start', exact: true }).click();
  await guest.locator('.panel').first().waitFor();
  await leave();
});

test('a bot for who has not come back is offered, asked for, and stopped by whoever is there', async ({
  browser,
  ownServer,
}) => {
  const { host, guest, leave } = await gather(browser, ownServer);
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await host.locator('.panel').first().waitFor();
  const ask = (page: Page) => page.getByRole('button', { name: 'Ask for a bot' });
  await expect(ask(guest)).toHaveCount(0);
  await later(ownServer, 31 * MINUTE, host, guest);
  await expect(async () => {
    expect((await ask(host).count()) + (await ask(guest).count())).toBe(1);
  }).toPass();
  const [waits, absent] = (await ask(host).count()) > 0 ? [host, guest] : [guest, host];
  await expect(ask(absent)).toHaveCount(0);
  await shots(waits, 'absent-offer');
  await ask(waits).click();
  await expect(waits.getByText(/A bot plays on for \w+ in 5 minutes/)).toBeVisible();
  await shots(waits, 'absent-soon');
  const here = absent.getByRole('button', { name: 'I am here' });
  await expect(here).toBeVisible();
  await shots(absent, 'absent-you');
  await here.click();
  await expect(here).toHaveCount(0);
  await expect(waits.getByText(/A bot plays on for/)).toHaveCount(0);
  await expect(ask(waits)).toHaveCount(0);
  await leave();
});
