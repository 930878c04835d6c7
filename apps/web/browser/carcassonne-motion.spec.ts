import { playOnLand } from './carcassonne.ts';
import { luckOf } from './player.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

const TWO = { game: 'Carcassonne', way: 'bots', players: 2 } as const;

test('what others do moves over the land, is told in the bar, and can be skipped', async ({
  page,
}) => {
  await begin(page, TWO);
  // A tile, and a follower or nobody.
  await playOnLand(page, { hand: 'mouse', luck: luckOf(4), most: 2 });
  await expect(page.locator('.telling')).toBeVisible();
  await expect(page.locator('.piece[data-what=tile]').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-square]').first()).toBeVisible();
  await expect(page.locator('.telling')).toHaveCount(0);
  await expect(page.locator('.piece')).toHaveCount(0);
});
