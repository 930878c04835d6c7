import { expectAccessible } from './accessible.ts';
import { waitForOwnTurn } from './game.ts';
import { playNow } from './home.ts';
import { BY_DAY } from './looks.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

/** Who skips what bots do is not new here. */
const QUICK = JSON.stringify({ pace: 'brisk', motion: 'reduced' });

for (const { name, ...look } of BY_DAY) {
  test.describe(name, () => {
    test.use(look);

    test.beforeEach(({ context }) =>
      context.addInitScript((settings) => {
        // A page that was not opened yet has no store.
        if (location.protocol.startsWith('http')) localStorage.setItem('ochre settings', settings);
      }, QUICK),
    );

    test('the first table asks whether one is new here, and only the first', async ({ page }) => {
      await page.goto('/');
      await playNow(page).click();
      await waitForOwnTurn(page);
      await expect(page.getByText('New here?')).toBeVisible();
      await shot(page, `new-here-${name}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show me as I play' }).click();
      await expect(page.locator('.hint h2')).toBeVisible();
      await expect(page.getByText('New here?')).toHaveCount(0);

      await page.goto('/');
      await playNow(page).click();
      await waitForOwnTurn(page);
      await expect(page.getByText('New here?')).toHaveCount(0);
    });

    test('the second lesson tells of tools, hunger, sets and the end, then lets one play', async ({
      page,
    }) => {
      await page.goto('/guide?lesson=second');
      const hint = page.locator('.hint');
      const titles: string[] = [];
      await expect(hint.locator('h2')).toBeVisible();
      await shot(page, `second-lesson-${name}`);
      await expectAccessible(page);
      for (let last = false; !last; ) {
        titles.push(await hint.locator('h2').innerText());
        const next = hint.locator('.read');
        last = (await next.innerText()) === 'Play on';
        // A second click so soon would be taken for one.
        await next.press('Enter');
        if (!last) await expect(hint.locator('h2')).not.toHaveText(titles.at(-1)!);
      }
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.length).toBeGreaterThanOrEqual(4);
      await expect(hint.locator('h2')).toHaveCount(0);
      await waitForOwnTurn(page);
    });
  });
}
