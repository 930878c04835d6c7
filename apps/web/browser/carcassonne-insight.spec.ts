import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inAHurry } from './in-a-hurry.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));
/** The smallest screen that shows all at once. */
test.use({ viewport: { width: 1280, height: 720 } });

/** A cloister is to be laid; there are a challenge, squares that it closes, and a farm of two players. */
const RICH = 74;

const cardOf = (page: Page) => page.locator('.insight-card');

test('farms, tiles, reasons, features and challenges are one tap or key away', async ({ page }) => {
  await playOnFrom(page, 'landOfFive', RICH);

  await page.keyboard.press('f');
  await expect(cardOf(page).getByRole('heading', { name: 'Farms' })).toBeVisible();
  await expect(page.locator('.farm-coin').first()).toBeVisible();
  await expect(page.locator('[style*="farm-"]').first()).toBeAttached();
  await expectAccessible(page);
  await shot(page, 'land-farms');
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);

  await page.keyboard.press('t');
  await page.locator('.square.lit').first().click();
  const drawer = page.getByRole('complementary', { name: 'Tiles left' });
  await expect(drawer.locator('.fit').first()).toBeVisible();
  await expect(drawer).toContainText(/\d+ of \d+ fit.*%/s);
  await expectAccessible(page);
  await shot(page, 'land-drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.locator('.closed-square', { hasText: 'K4' }).first().click({ force: true });
  const why = page.locator('.why-not .why-card');
  await expect(why).toContainText(/shrine/);
  await shot(page, 'land-why-not');
  await why.getByRole('button', { name: /Rule K[45]/ }).click();
  await expect(page.getByText(/at most one cloister/).first()).toBeVisible();
});

test('what is pointed at is told, by pointer and by keys', async ({ page }) => {
  await playOnFrom(page, 'landOfFive', RICH);
  // Those in the middle are neither below the bar nor behind a panel.
  await page.locator('[data-follower]').nth(10).hover({ force: true });
  await expect(cardOf(page).last()).toContainText(/now|at the end/);
  await page.mouse.move(4, 60);
  await page
    .getByRole('list', { name: 'What stands on the land' })
    .getByRole('button')
    .first()
    .focus();
  await expect(cardOf(page).last()).toBeVisible();
  // A farm that is pointed at is seen through: its tone only tells.
  const farm = page.locator('.feature-list button', { hasText: 'farm' }).first();
  await farm.focus();
  await expect(page.locator('.tint.pointed').first()).toHaveCSS('fill-opacity', '0.22');
  await page.getByRole('button', { name: 'Farms', exact: true }).focus();
  await expect(page.locator('.tint.pointed')).toHaveCount(0);
  const features = page.getByRole('list', { name: 'What stands on the land' });
  await features.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.feature-list li:nth-child(2) button')).toBeFocused();
});

test('a challenge shows both sides', async ({ page }) => {
  await playOnFrom(page, 'landOfFive', RICH);
  await page
    .getByRole('button', { name: /^Challenge:/ })
    .first()
    .click({ force: true });
  await expect(cardOf(page)).toContainText(/of 8 squares/);
  await expect(page.locator('.nine')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cards are sheets over the decision', async ({ page }) => {
    await playOnFrom(page, 'landOfFive', RICH, (control) => control.tap());
    await page.getByRole('button', { name: /^\d+ challenges?$/ }).tap();
    await expect(cardOf(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await shot(page, 'land-challenge-phone');
    await cardOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(cardOf(page)).toHaveCount(0);
  });
});
