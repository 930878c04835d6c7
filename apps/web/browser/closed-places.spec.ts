import { expectAccessible } from './accessible.ts';
import { inAHurry } from './in-a-hurry.ts';
import { BY_DAY } from './looks.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

for (const { name, ...look } of BY_DAY) {
  test.describe(name, () => {
    test.use(look);

    test('a place that is closed to a second tribe says so, and who is there', async ({ page }) => {
      await playOnFrom(page, 'two', 3);
      const pit = page.locator('[data-place=claypit]');
      await expect(pit).toHaveAttribute('data-state', 'closed');
      await expect(pit).toContainText('only 1 tribe');
      await pit.click();
      const asked = page.locator('.asked-about');
      await expect(asked.locator('.why-not')).toHaveText(
        /^With 2 players only 1 of them may stand here: Slate\.$/,
      );
      await expect(asked.locator('p:visible')).toHaveCount(1);
      await shot(page, `closed-${name}`);
      await expectAccessible(page);
      await asked.getByText('More', { exact: true }).click();
      await expect(asked.locator('.rule-text')).toContainText('B3.5');
    });
  });
}
