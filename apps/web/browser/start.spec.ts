import { expectAccessible } from './accessible.ts';
import { LOOKS } from './looks.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look);

    test('the start page is there, is accessible and does not scroll sideways', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(/Ochre/);
      await expect(page.getByRole('button').first()).toBeVisible();
      await shot(page, `start-${name}`);
      await expectAccessible(page);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
    });
  });
}
