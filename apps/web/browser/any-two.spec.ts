import { expectAccessible } from './accessible.ts';
import { held } from './held.ts';
import { inAHurry } from './in-a-hurry.ts';
import { BY_DAY } from './looks.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

for (const { name, ...look } of BY_DAY) {
  test.describe(name, () => {
    test.use(look);

    test('any two resources are one button and a chooser, and what is taken arrives', async ({
      page,
    }) => {
      await playOnFrom(page, 'style', 222);
      const redeem = page.getByRole('button', { name: 'Any two resources' });
      await expect(redeem).toHaveCount(1);
      await redeem.click();
      const bar = page.locator('.decision-bar');
      await expect(bar.locator('.go')).toHaveText('Take 2 gold');
      await page.getByRole('button', { name: 'Less: gold' }).click();
      // One too few: nothing can be taken like this.
      await expect(bar.locator('.go')).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'More: wood' }).click();
      await expect(bar.locator('.bar-title h2')).toHaveText('Take 1 wood and 1 gold');
      await shot(page, `any-two-${name}`);
      await expectAccessible(page);

      const had = await Promise.all(
        ['wood', 'gold'].map(async (good) => Number(await held(page, good).textContent())),
      );
      await bar.locator('.go').click();
      await expect(redeem).toHaveCount(0);
      await expect(held(page, 'wood')).toHaveText(String(had[0]! + 1));
      await expect(held(page, 'gold')).toHaveText(String(had[1]! + 1));
    });
  });
}
