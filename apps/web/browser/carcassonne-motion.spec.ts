import type { Page } from '@playwright/test';
import { playOnLand } from './carcassonne.ts';
import { luckOf } from './player.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

const TWO = { game: 'Carcassonne', way: 'bots', players: 2 } as const;

/** Whether the turn goes on with a claim; else what others do is told. */
async function isAskedAgain(page: Page): Promise<boolean> {
  await page.locator('.picks, .telling').first().waitFor();
  return (await page.locator('.picks').count()) > 0;
}

test('what others do moves over the land, is told in the bar, and can be skipped', async ({
  page,
}) => {
  await begin(page, TWO);
  const luck = luckOf(4);
  // A tile, and a follower or nobody where that is asked.
  do await playOnLand(page, { hand: 'mouse', luck, most: 1 });
  while (await isAskedAgain(page));
  await expect(page.locator('.telling')).toBeVisible();
  await expect(page.locator('.piece[data-what=tile]').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-square]').first()).toBeVisible();
  await expect(page.locator('.telling')).toHaveCount(0);
  await expect(page.locator('.piece')).toHaveCount(0);
});
