import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './accessible.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const RECORD = new URL(
  '../../../games/stone-age/rules/records/2-4-players-cards.ochre',
  import.meta.url,
);

test('a finished game is shared by a link that holds it, and as a picture', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(RECORD));
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'Share' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'share');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/replays#game=');

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Picture of the end' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const kept = new URL('artifacts/end-picture.png', import.meta.url);
  await (await download).saveAs(fileURLToPath(kept));

  // Somebody else, who has never been here.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.waitForURL(/\/replay\//);
  await expect(friend.locator('.replay .panel')).toHaveCount(4);
  await friend.goto(link.slice(0, -40));
  await expect(friend.getByText('It may have been cut off.')).toBeVisible();
});
