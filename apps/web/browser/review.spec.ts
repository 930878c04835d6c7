import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { playOnLand } from './carcassonne.ts';

import { inAHurry } from './in-a-hurry.ts';
import { luckOf } from './player.ts';
import { openEnd, openRecord } from './records.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

const curve = (page: Page) => page.getByRole('slider', { name: 'Chances of winning' });
const keyMoments = (page: Page) => page.locator('.review-keys button');

/** From the end of a recorded game to its review, as soon as it has found something. */
async function review(page: Page, name: Parameters<typeof openEnd>[1]): Promise<void> {
  await openEnd(page, name);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(curve(page)).toBeVisible();
  await expect(keyMoments(page).first()).toBeVisible();
}

test.describe('A review', () => {
  test('tells where a game was won, while it is still worked at', async ({ page }) => {
    await review(page, 'two');
    await expect(page.getByText(/^Move \d+ of 295$/)).toBeVisible();
    // A key moment is a tap away, with what was better.
    const worst = page.locator('.review-keys li', { hasText: /blunder/i }).first();
    await worst.getByRole('button').click();
    const card = page.locator('.review-moment');
    await expect(card.getByText('Better:')).toBeVisible();
    await expect(card.getByText(/^Cost an? \d+% chance/)).toBeVisible();
    await card.getByRole('button', { name: 'Show on the board' }).click();
    await expect(page.locator('.instead-note')).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'review');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await shot(page, 'review-dark');
  });

  test('is gone through by keys, stopped, and goes on after the page was loaded again', async ({
    page,
  }) => {
    await review(page, 'land');
    await page.keyboard.press('Shift+ArrowRight');
    const first = await curve(page).inputValue();
    expect(Number(first)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(curve(page)).toHaveValue(String(Number(first) + 1));
    await page.keyboard.press('Home');
    await expect(curve(page)).toHaveValue('0');
    await expect(curve(page)).toHaveAttribute('aria-valuetext', /Cinnabar \d+%, Slate \d+%/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    const stopped = page.getByText(/^Move \d+ of 100$/);
    const found = Number(/\d+/.exec((await stopped.textContent())!)![0]);
    expect(found).toBeGreaterThan(0);
    await page.reload();
    await expect(keyMoments(page).first()).toBeVisible();
    const after = Number(/\d+/.exec((await stopped.textContent())!)![0]);
    expect(after).toBeGreaterThanOrEqual(found);
    await page.goto(page.url().replace('/review/', '/replay/'));
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(curve(page)).toBeVisible();
  });

  test('of a whole game is kept with the game, with its ledger', async ({ page, context }) => {
    await inAHurry(context);
    await page.goto('/?game=pebbles');
    await page.getByRole('button', { name: /Play now/ }).click();
    const ended = page.getByRole('heading', { name: /wins$/ });
    const take = page.getByRole('button', { name: 'Take 1', exact: true });
    while (!(await ended.isVisible())) {
      await expect(ended.or(take).first()).toBeVisible();
      await take.click({ timeout: 2000 }).catch(() => undefined);
    }
    await page.getByRole('button', { name: 'Review' }).click();
    const ledger = page.getByRole('table');
    await expect(ledger.getByRole('row', { name: /^Without luck/ })).toBeVisible();
    const judged = page.getByText(/^Judged by heap, version 1\./);
    await expect(judged).toBeVisible();
    await expect(page.getByText(/^Luck .* you.*; .* cost you .*\.$/)).toBeVisible();
    await page.getByRole('radio', { name: 'Points' }).click();
    await expectAccessible(page);
    await page.reload();
    await expect(judged).toBeVisible();
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect(page.getByRole('button', { name: 'Look closer' })).toBeHidden();
    await expect(judged).toBeVisible();
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await review(page, 'land');
    await keyMoments(page).first().scrollIntoViewIfNeeded();
    await keyMoments(page).first().click();
    await expect(page.locator('.review-moment')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await shot(page, 'review-phone');
  });
});

test.describe('What went wrong', () => {
  for (const hand of ['mouse', 'keyboard'] as const)
    test(`is tried again on the real board by ${hand}`, async ({ page, context }) => {
      await inAHurry(context);
      await review(page, 'land');
      await page.getByRole('button', { name: 'Try again' }).click();
      const note = page.locator('.exercise-note');
      await expect(note.getByRole('heading', { name: 'Find a better move' })).toBeVisible();
      await expectAccessible(page);
      await shot(page, 'try-again');
      await playOnLand(page, { hand, luck: luckOf(7), most: 1 });
      await expect(note.getByRole('button', { name: 'Once more' })).toBeVisible();
      await expectAccessible(page);
      await shot(page, 'tried');
      await note.getByRole('button', { name: 'Once more' }).click();
      await expect(note.getByRole('heading', { name: 'Find a better move' })).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(curve(page)).toBeVisible();
    });
});

test.describe('A hint', () => {
  test('gives the best moves with their chances, at a table against bots', async ({ page }) => {
    await begin(page, { way: 'bots' });
    await page.getByRole('button', { name: 'Hint' }).click();
    const sheet = page.getByRole('dialog', { name: 'What would you do?' });
    await expect(sheet.locator('.advice li').first()).toBeVisible();
    await expect(sheet.getByText(/\d+% to win/).first()).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'hint');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Hint' }).press('Enter');
    await expect(sheet.locator('.advice li').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await shot(page, 'hint-phone');
  });

  test('is not for people around one screen, nor where the table shows nothing', async ({
    page,
  }) => {
    await begin(page, { way: 'around', game: 'Carcassonne' });
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await openRecord(page, 'land', 3);
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  });
});
