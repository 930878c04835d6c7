import type { Page } from '@playwright/test';
import { playBeside } from './beside.ts';
import { openTable } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const idOf = (link: string): string => link.split('/t/')[1]!;

/** Gives the other seat to a bot, begins, and plays to the end, with no board that keeps up. */
async function playThrough(page: Page, table: string): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await playBeside(page, table);
}

/** What the page says of the dice at the end of the game that it shows. */
async function verified(page: Page) {
  await page.getByRole('button', { name: 'Verify dice' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Before the game', { exact: true })).toBeVisible();
  return { panel, verdict: panel.locator('.verdict') };
}

test('the dice are compared with the seal that was shown before the game', async ({
  page,
  context,
  browser,
  ownServer,
}) => {
  await inAHurry(context);
  const other = idOf(await openTable(page, ownServer.origin));
  await playThrough(page, other);
  const table = idOf(await openTable(page, ownServer.origin));
  await playThrough(page, table);

  await page.goto(`${ownServer.origin}/t/${table}`);
  const honest = await verified(page);
  await expect(honest.verdict).toHaveText(/^All \d+ dice match their seals/);
  await expect(honest.panel).toContainText(
    'this is the seal you were shown, and your number is part of it',
  );
  await expect(honest.panel).toContainText('a bot: it follows from the seal');
  await shot(page, 'dice-compared');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'dice-compared-phone');

  // A record that agrees with itself, but is not of the dice that were promised.
  await page.route(`**/api/tables/${table}/record`, async (route) => {
    const response = await route.fetch({ url: `${ownServer.origin}/api/tables/${other}/record` });
    await route.fulfill({ response });
  });
  await page.reload();
  const forged = await verified(page);
  await expect(forged.verdict).toHaveText('This record does not check out.');
  await expect(forged.panel).toContainText('you were shown another seal');
  await expect(forged.panel.locator('.checks .wrong')).toHaveCount(1);
  await shot(page, 'dice-forged-phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await shot(page, 'dice-forged');

  const late = await (await browser.newContext()).newPage();
  await late.goto(`${ownServer.origin}/t/${table}`);
  const unseen = await verified(late);
  await expect(unseen.verdict).toHaveText(/^All \d+ dice match their seals/);
  await expect(unseen.panel).toContainText('this browser did not see the seal then');
  await shot(late, 'dice-unseen');
  await late.context().close();
});
