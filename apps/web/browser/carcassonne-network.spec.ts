import type { Page } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { openTable, sitDown } from './gathering.ts';
import { playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { kept } from './kept.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const GAME = 'Carcassonne';

/** Lays the tile on the first square, and places nobody; whether there was anything to do. */
async function playOne(page: Page): Promise<boolean> {
  const [square, nobody] = [page.locator('[data-square]').first(), page.locator('.pick.nobody')];
  if (await nobody.isVisible()) {
    await nobody.click();
    await expect(nobody).toHaveCount(0);
    return true;
  }
  if (!(await square.isVisible())) return false;
  // It may lie under a sign.
  await square.dispatchEvent('click');
  await page.locator('.decision-bar .deed').click();
  await expect(page.locator('[data-square]')).toHaveCount(0);
  return true;
}

async function playSome(pages: readonly Page[], most: number): Promise<void> {
  for (let done = 0; done < most; ) {
    for (const page of pages) if (await playOne(page)) done++;
  }
}

test('two friends play with The Shrine, while the server is killed and started again', async ({
  browser,
  ownServer,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const complaints = contexts.map((context) => new Complaints(context));
  // A socket that breaks is told by the browser, whatever the page makes of it.
  for (const heard of complaints) {
    heard.expect(/WebSocket connection|Failed to load resource|ERR_CONNECTION/);
  }
  await Promise.all(contexts.map(inAHurry));
  const [host, guest] = await Promise.all(contexts.map((context) => context.newPage()));
  const pages = [host!, guest!];
  const link = await openTable(host!, ownServer.origin, 'Ann', GAME);
  await host!.getByRole('button', { name: 'Options' }).click();
  await host!.getByRole('switch', { name: 'The Shrine' }).click();
  await host!.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await guest!.goto(link);
  await expect(guest!.getByText('Carcassonne · 2 players · The Shrine')).toBeVisible();
  await sitDown(guest!, 'Ben');
  await guest!.getByRole('button', { name: 'Plum' }).click();
  await expect(host!.getByText('Ben').first()).toBeVisible();
  await shot(host!, 'carcassonne-gathering');
  await host!.getByRole('button', { name: /^(Begin|Start)/ }).click();

  await playSome(pages, 6);
  await ownServer.kill();
  await expect(host!.getByText(/disconnected at/i).first()).toBeVisible();
  await ownServer.start();
  await playSome(pages, 6);

  // Who left without the link finds the table again, by the name of its game.
  await host!.goto(ownServer.origin);
  await expect(host!.getByRole('button', { name: /^Continue/ })).toContainText(GAME);
  await host!.getByRole('button', { name: /^Continue/ }).click();
  await host!.waitForURL(link);
  // Both see the same table.
  const left = (page: Page) => page.locator('.tiles-left').innerText();
  await expect(async () => expect(await left(guest!)).toBe(await left(host!))).toPass();
  await shot(guest!, 'carcassonne-network');
  for (const heard of complaints) heard.check();
  await Promise.all(contexts.map((context) => context.close()));
});

test('a game begins and bots answer without a network, once the page was there', async ({
  page,
  context,
}) => {
  await inAHurry(context);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/');
  await playNow(page, GAME).click();
  await playSome([page], 4);
});
