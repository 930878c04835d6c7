import { playOnLand } from './carcassonne.ts';
import { inAHurry } from './in-a-hurry.ts';
import { SIZES } from './looks.ts';
import { looksGood } from './looks-good.ts';
import { openRecord } from './records.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the rulebook has pictures, the exact rules and every tile', async ({ page }) => {
      await page.goto('/rules?game=carcassonne');
      await expect(page.locator('.rule-page')).toHaveCount(11);
      await looksGood(page, `rulebook-of-carcassonne-${size}`);
      await page.getByRole('button', { name: 'C4.2' }).click();
      await expect(page.locator('#rule-C4\\.2')).toHaveAttribute('aria-current', 'true');
      await page.getByText('Tiles', { exact: true }).click();
      await expect(page.locator('.components > li')).toHaveCount(29);
      await page.getByRole('searchbox').fill('cloister');
      await expect(page.locator('.components > li')).toHaveCount(2);
      await looksGood(page, `tiles-of-carcassonne-${size}`);
    });

    test('the guide leads from the first look to a tile and a follower', async ({ page }) => {
      await page.goto('/guide?game=carcassonne');
      const title = page.locator('.hint h2');
      await expect(title).toHaveText('Your followers');
      await looksGood(page, `guide-of-carcassonne-${size}`);
      await page.locator('.hint .read').press('Enter');
      await expect(title).toHaveText('What it is about');
      await page.locator('.hint .read').press('Enter');
      await expect(title).toHaveText('Lay your tile');
      // On a phone it lies over some of the squares.
      await page.locator('.hint .read').press('Enter');
      await page.locator('[data-square]').first().click();
      await expect(title).toHaveText('Turn it, then lay it');
      await page.locator('.decision-bar .deed').click();
      await expect(title).toHaveText('Place a follower?');
    });

    test('the end counts farms and the unfinished, and says who won', async ({ page }) => {
      await openRecord(page, 'land', LAST);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await playOnLand(page, { hand: 'mouse', luck: () => 0.1 });
      await expect(page.locator('.land-end h1')).toHaveText(/win/);
      await expect(page.locator('.end-list li').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Count all' })).toHaveCount(0);
      await looksGood(page, `end-of-carcassonne-${size}`);
      await page.getByRole('button', { name: 'Share' }).click();
      const picture = page.getByRole('button', { name: 'Picture' });
      const [download] = await Promise.all([page.waitForEvent('download'), picture.click()]);
      expect(download.suggestedFilename()).toMatch(/\.png$/);
    });
  });
}

/** Of the recorded game, shortly before the last tile. */
const LAST = 98;
