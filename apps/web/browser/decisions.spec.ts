import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginAgainstBots, waitForOwnTurn } from './game.ts';
import { held } from './held.ts';
import { inAHurry } from './in-a-hurry.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

const place = (page: Page, name: string) => page.locator(`[data-place=${name}]`);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const deed = (page: Page) => page.locator('.bar-acts .go');

test('people are placed by two taps, and come back by a third', async ({ page }) => {
  await begin(page, { way: 'around', players: 2 });
  await waitForOwnTurn(page);
  await place(page, 'hunt').click();
  await page.getByRole('button', { name: '1 person', exact: true }).click();
  // The turn has passed: the next one may place, and nobody was asked to end it.
  await expect(page.getByRole('button', { name: 'End turn' })).toHaveCount(0);
  await expect(page.locator('.log-line').last()).toContainText(/1 person/);
  await undo(page).click();
  await expect(page.locator('.log-line').last()).toContainText(/take/);
  await expect(undo(page)).toHaveCount(0);
});

test('a turn can be ended by hand by who likes that', async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem('ochre settings', '{"turnEnds":"when-told","pace":"skip"}'),
  );
  await beginAgainstBots(page);
  await waitForOwnTurn(page);
  await place(page, 'hunt').click();
  await page.getByRole('button', { name: '1 person', exact: true }).click();
  const end = page.getByRole('button', { name: 'End turn' });
  await expect(end).toBeVisible();
  // Undo is never where the deed is.
  const [left, right] = await Promise.all([undo(page).boundingBox(), end.boundingBox()]);
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  await end.click();
  await waitForOwnTurn(page);
});

test('a double click does what one click does', async ({ page }) => {
  await begin(page, { way: 'around', players: 2 });
  await waitForOwnTurn(page);
  const before = await page.locator('.log-line').count();
  await place(page, 'hunt').dblclick();
  // The second click of it would have sent those that are proposed.
  await expect(place(page, 'hunt')).toHaveAttribute('data-state', 'chosen');
  await expect(page.locator('.log-line')).toHaveCount(before);
  await deed(page).dblclick();
  await expect(page.locator('.log-line')).toHaveCount(before + 1);
});

test.describe('in a hurry', () => {
  test.beforeEach(({ context }) => inAHurry(context));

  test('the bar says what a payment does and has the buttons, the box what is paid', async ({
    page,
  }) => {
    await playOnFrom(page, 'rich', 389);
    await place(page, 'building4').click();
    const bar = page.locator('.decision-bar');
    await expect(bar.getByRole('heading', { level: 2 })).toHaveText(/^Build for \d+ points?$/);
    await expect(bar.getByText(/^\d+ → \d+ on the track$/)).toBeVisible();
    await expect(bar.getByText('You keep')).toBeVisible();
    await expect(deed(page)).toHaveText(/^Build for \d+$/);
    await expect(page.locator('.choice-box .go, .choice-box .leave')).toHaveCount(0);
    await expect(page.locator('.choice-box.pointing')).toBeVisible();
    await shot(page, 'pay-table');
    await expectAccessible(page);
    const points = Number(/\d+/.exec(await deed(page).innerText())![0]);
    const score = Number(await held(page, 'score').textContent());
    await deed(page).click();
    await expect(held(page, 'score')).toHaveText(String(score + points));
  });
});
