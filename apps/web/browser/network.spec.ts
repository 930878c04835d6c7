import type { Page } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { openTable, sitDown } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import { luckOf, mouse, playOne } from './player.ts';
import type { Server } from './server.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

// A page that is kept can show what it has not shown before, also while its server is away.
test.use({ serviceWorkers: 'allow' });

/** Who came back to the table sees any moment of it, and is told when the server cannot say. */
async function lookBack(page: Page, server: Server): Promise<void> {
  await page.getByRole('button', { name: 'Open the log' }).first().click();
  const lines = page.locator('.log-line button');
  const round = page.locator('.round');
  const now = await round.innerText();
  await lines.first().click();
  await expect(page.getByText('The board after move 1', { exact: true })).toBeVisible();
  expect(await round.innerText()).not.toBe(now);
  await shot(page, 'looking-back-table');
  await page.getByRole('button', { name: 'Back to the latest move' }).click();
  await expect(round).toHaveText(now);
  await server.kill();
  await expect(page.getByText(/disconnected at/i).first()).toBeVisible();
  await lines.nth(2).click();
  await expect(page.getByText('The server cannot be reached right now.')).toBeVisible();
  await shot(page, 'not-looking-back-table');
  // What came is kept.
  await lines.first().click();
  await expect(page.getByText('The board after move 1', { exact: true })).toBeVisible();
  await server.start();
}

test('a game for two over the network, while the server is killed and started again', async ({
  browser,
  ownServer,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const complaints = contexts.map((context) => new Complaints(context));
  // A socket that breaks is told by the browser, whatever the page makes of it.
  for (const heard of complaints) {
    heard.expect(/WebSocket connection|Failed to load resource|ERR_CONNECTION/);
  }
  const [host, guest] = await Promise.all(
    contexts.map(async (context) => {
      await inAHurry(context);
      return context.newPage();
    }),
  );
  const link = await openTable(host!, ownServer.origin);

  await guest!.goto(link);
  await sitDown(guest!, 'Ben');
  await expect(guest!.getByText('Ann').first()).toBeVisible();
  await shot(host!, 'gathering-table');
  await host!.getByRole('button', { name: /^(Begin|Start)/ }).click();

  const pages = [host!, guest!];
  const hands = [
    { hand: mouse, luck: luckOf(7) },
    { hand: mouse, luck: luckOf(8) },
  ];
  const playSome = async (most: number): Promise<void> => {
    for (let done = 0; done < most; ) {
      for (const [at, page] of pages.entries()) {
        if (await playOne(page, hands[at]!)) done++;
      }
    }
  };
  await playSome(30);
  await ownServer.kill();
  await expect(host!.getByText(/disconnected at/i).first()).toBeVisible();
  await shot(host!, 'lost-connection-table');
  await ownServer.start();
  await playSome(30);
  // Who left without the link finds the table again.
  await host!.goto(ownServer.origin);
  await shot(host!, 'continue-table');
  await host!.getByRole('button', { name: /^Continue/ }).click();
  await host!.waitForURL(link);
  // Both see the same table, also when one of them comes back to it.
  await guest!.reload();
  await guest!.locator('.panel').first().waitFor();
  // Only what everybody knows: who drew a card face down sees more sets, and more "if it ended now".
  const known = '[data-has=score], .goods, .tracks';
  const goods = (page: Page) => page.locator(`.panel :is(${known})`).allInnerTexts();
  await expect(async () => {
    const [ofHost, ofGuest] = await Promise.all([goods(host!), goods(guest!)]);
    expect(ofHost).toHaveLength(6);
    expect(ofGuest).toEqual(ofHost);
  }).toPass();
  await lookBack(guest!, ownServer);
  for (const heard of complaints) heard.check();
  await Promise.all(contexts.map((context) => context.close()));
});
