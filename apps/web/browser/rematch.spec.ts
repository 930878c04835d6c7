import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { playBeside } from './beside.ts';
import { openTable, sitDown, twoFriends } from './gathering.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const DESK = { width: 1280, height: 800 };

test('a friend who wants a rematch is heard of at once, beside the end and not over it', async ({
  browser,
  server,
}) => {
  const [host, guest] = await twoFriends(browser, DESK);
  const link = await openTable(host, server.origin);
  await guest.goto(link);
  await sitDown(guest, 'Ben');
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  await host.locator('.panel').first().waitFor();

  // The game is played while both pages show something else: here only its end matters.
  const both = (deed: (page: Page) => Promise<unknown>) => Promise.all([host, guest].map(deed));
  await both((page) => page.goto(server.origin));
  await both((page) => playBeside(page, link.split('/t/')[1]!));
  await both((page) => page.goto(link));
  await expect(guest.getByRole('table')).toBeVisible();

  await host.getByRole('button', { name: /^(Play again|Again)/ }).click();
  const notice = guest.locator('.notice', { hasText: 'Ann would like a rematch. Ready?' });
  await expect(notice).toBeVisible();
  await shot(guest, 'rematch-table');
  await expectAccessible(guest);
  const over = (await notice.boundingBox())!;
  for (const pillar of await guest.locator('.pillars').all()) {
    const { y, height } = (await pillar.boundingBox())!;
    expect(over.y).toBeGreaterThanOrEqual(y + height);
  }
  await expect(notice.locator('.act')).toHaveCount(0);
  await Promise.all([host, guest].map((page) => page.context().close()));
});
