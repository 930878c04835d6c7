import { expectAccessible } from './accessible.ts';
import { playOnLand } from './carcassonne.ts';
import { inAHurry } from './in-a-hurry.ts';
import { luckOf } from './player.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.describe('Puzzles', () => {
  for (const hand of ['mouse', 'keyboard'] as const) {
    test(`are solved on the real board by ${hand}, and the first try counts`, async ({
      page,
      context,
    }) => {
      await inAHurry(context);
      await page.goto('/');
      await page.getByRole('button', { name: /^Puzzles/ }).click();
      await page.getByRole('radio', { name: 'Carcassonne' }).click();
      const level = page.getByRole('button', { name: /^Fools the easy bot/ });
      await expect(level).toContainText('0 of 85 tried');
      await expectAccessible(page);
      await shot(page, 'puzzles');
      await level.click();
      const note = page.locator('.exercise-note');
      await expect(note.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
      await playOnLand(page, { hand, luck: luckOf(3), most: 1 });
      await expect(note.getByText(/^\d+ of 100$/)).toBeVisible();
      await expect(note.getByText(/The trap: /)).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await shot(page, 'puzzle');
      await note.getByRole('button', { name: 'Once more' }).click();
      await expect(note.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(level).toContainText('1 of 85 tried');
    });
  }

  test('of the day are the same for everybody, and shared as squares', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await inAHurry(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/puzzles?game=carcassonne&day=2026-11-18');
    const note = page.locator('.exercise-note');
    await expect(note.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(`${baseURL}/puzzles?game=carcassonne&day=2026-11-18`);
    await expect(friend.locator('.exercise-note h2')).toBeVisible();
    const land = (of: typeof page) => of.locator('[data-square]').count();
    expect(await land(friend)).toBe(await land(page));
    await playOnLand(page, { hand: 'keyboard', luck: luckOf(5), most: 1 });
    await note.getByRole('button', { name: 'Copy result' }).click();
    await expect(note.getByRole('button', { name: 'Copied' })).toBeVisible();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(/^Ochre · Carcassonne puzzle, 2026-11-18 [🟩🟨⬜]{5} \d+$/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await shot(page, 'puzzle-phone');
  });

  test('of Stone Age are there too', async ({ page }) => {
    await page.goto('/puzzles');
    await page.getByRole('button', { name: /^Fools the novice bot/ }).click();
    await expect(page.locator('.exercise-note h2')).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'puzzle-stone-age');
  });
});
