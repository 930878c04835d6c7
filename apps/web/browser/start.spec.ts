import { SIZES } from './looks.ts';
import { looksGood } from './looks-good.ts';
import { expect, test } from './test.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the start page is there, is accessible and does not scroll sideways', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(/Ochre/);
      await expect(page.getByRole('button').first()).toBeVisible();
      await looksGood(page, `start-${size}`);
    });
  });
}
