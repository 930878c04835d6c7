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

    test('after a roll the bar says what each choice of tools brings, and it brings that', async ({
      page,
    }) => {
      await playOnFrom(page, 'four', 389);
      const bar = page.locator('.decision-bar');
      const choices = await bar.locator('.look-cards > .choice').all();
      expect(choices.length).toBeGreaterThan(1);
      for (const choice of choices) {
        const brings = (await choice.locator('b').innerText()).trim();
        await choice.press('Enter');
        await expect(choice).toHaveAttribute('aria-pressed', 'true');
        await expect(bar.locator('.bar-title .about')).toContainText(` ÷ 3 = ${brings} wood`);
        await expect(bar.locator('.go')).toHaveText(`Take ${brings} wood`);
      }
      await expect(bar.locator('.look-counts .choice[aria-pressed=true]')).not.toHaveCount(0);
      await shot(page, `tools-${name}`);
      await expectAccessible(page);

      const had = Number(await held(page, 'wood').textContent());
      const taken = Number(/\d+/.exec(await bar.locator('.go').innerText())![0]);
      await bar.locator('.go').click();
      await expect(held(page, 'wood')).toHaveText(String(had + taken));
    });
  });
}
