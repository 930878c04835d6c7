import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { playBeside } from './beside.ts';
import { openTable, sitDown, twoFriends } from './gathering.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** So many moves are made while the pages show something else, and some 60 while both boards keep up. */
const UNSEEN = 230;

test('friends choose figures, play, and play again when both are ready', async ({
  browser,
  server,
}) => {
  const [host, guest] = await twoFriends(browser, PHONE);
  const link = await openTable(host, server.origin);
  await guest.goto(link);
  await expect(guest.getByText('self-hosting')).toHaveCount(0);
  await shot(guest, 'guest-arrives');
  await sitDown(guest, 'Ben');

  // Bots and free seats give way; who sits does not.
  await host.getByRole('button', { name: 'Plum' }).click();
  await expect(host.getByRole('button', { name: 'Plum' })).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.getByRole('button', { name: 'Plum' })).toBeDisabled();
  await expect(guest.locator('.seat').getByRole('img', { name: 'Plum' })).toBeVisible();
  await shot(guest, 'figures-chosen');
  await expectAccessible(guest);
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await host.locator('.panel, .player-strip').first().waitFor();

  const table = link.split('/t/')[1]!;
  const both = (deed: (page: Page) => Promise<unknown>) => Promise.all([host, guest].map(deed));
  await both((page) => page.goto(server.origin));
  await both((page) => playBeside(page, table, UNSEEN));
  await both((page) => page.goto(link));
  await both((page) => playBeside(page, table));
  await host.getByRole('button', { name: /^(Play again|Again)/ }).click();
  await expect(host.getByText('You are ready. Waiting for Ben.')).toBeVisible();
  await shot(host, 'ready-again');
  await expect(guest.getByText('Ann would like a rematch. Ready?')).toBeVisible();
  await shot(guest, 'asked-again');
  await guest.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of [host, guest]) {
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== link);
    await expect(page.locator('.round')).toHaveText(/1/);
  }
  expect(guest.url()).toBe(host.url());
  await Promise.all([host, guest].map((page) => page.context().close()));
});
