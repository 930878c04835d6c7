import type { Locator, Page } from '@playwright/test';
import { inAHurry } from './in-a-hurry.ts';
import { kept } from './kept.ts';
import { looksGood } from './looks-good.ts';
import { expect, test } from './test.ts';

const LINE =
  /^Ochre · Pebbles daily, \d{4}-\d\d-\d\d [🟩🟨⬜]{6} \d(st|nd|rd|th) of 4, \d+ points?$/u;

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click({ timeout: 5000 });
const enter: Press = async (control) => {
  await control.focus({ timeout: 5000 });
  await control.press('Enter', { timeout: 5000 });
};

/** The shortest of games, to its end. */
async function playOut(page: Page, press: Press): Promise<void> {
  const ended = page.getByRole('heading', { name: /wins$/ });
  const take = page.getByRole('button', { name: 'Take 3', exact: true });
  const less = page.getByRole('button', { name: 'Take 1', exact: true });
  const endTurn = page.getByRole('button', { name: 'End turn' });
  for (;;) {
    await expect(ended.or(less).or(endTurn).first()).toBeVisible();
    if (await ended.isVisible()) return;
    const move = (await take.isVisible()) ? take : less;
    // Bots may move on in the meantime.
    await press((await endTurn.isVisible()) ? endTurn : move).catch(() => undefined);
  }
}

async function openDaily(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: /^Daily/ }));
  await expect(page.getByRole('heading', { name: 'Daily games' })).toBeVisible();
}

const note = (page: Page): Locator => page.locator('.daily-note');
const way = (page: Page): Locator => page.getByRole('button', { name: /^Against 3 bots/ });

async function copied(page: Page, press: Press): Promise<string> {
  await press(page.getByRole('button', { name: 'Copy result' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the game of the day is a table at the server, and the first try counts', async ({
  page,
  context,
}) => {
  await inAHurry(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?game=pebbles');
  await openDaily(page, click);
  await looksGood(page, 'daily-sheet-before');
  await way(page).click();
  await expect(page).toHaveURL(/\/t\//);
  const first = page.url();
  await playOut(page, click);
  await expect(note(page).getByText(/^\d(st|nd|rd|th) of 4, \d+ points?$/)).toBeVisible();
  await expect(note(page)).toContainText('Each square is a sixth of the game');
  const line = await copied(page, click);
  expect(line).toMatch(LINE);
  await looksGood(page, 'daily-end');
  // Its review is that of whoever played it.
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(/^Luck .* you.*; .* cost you .*\.$/)).toBeVisible();
  await page.goto(first);
  await expect(note(page)).toBeVisible();

  // Again: the same cards, in this browser.
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await playOut(page, click);
  await expect(note(page)).toContainText(/Only your first try counts: \d(st|nd|rd|th) of 4/);

  await page.goto('/?game=pebbles');
  await openDaily(page, click);
  await expect(way(page)).toContainText(/\d(st|nd|rd|th) of 4, \d+ points?/);
  expect(await copied(page, click)).toBe(line);
  await page.getByText('Your results').click();
  await expect(page.locator('.own-way')).toContainText('1 played');
  await looksGood(page, 'daily-sheet');
  await way(page).click();
  await expect(note(page)).toBeVisible();
  expect(page.url()).toBe(first);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('it is drawn from the date, and played by keyboard', async ({ page, context }) => {
    await inAHurry(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/?game=pebbles');
    await kept(page);
    await context.setOffline(true);
    await openDaily(page, enter);
    await expect(page.getByRole('status').getByText(/drawn from the date/)).toBeVisible();
    await enter(way(page));
    await expect(page).toHaveURL(/\/game\//);
    await playOut(page, enter);
    expect(await copied(page, enter)).toMatch(LINE);
    await expect(note(page)).toContainText('drawn from the date alone');
    await looksGood(page, 'daily-end-phone');
    await page.goto('/?game=pebbles');
    await openDaily(page, enter);
    await expect(way(page)).toContainText(/\d(st|nd|rd|th) of 4, \d+ points?/);
    await looksGood(page, 'daily-sheet-phone');
  });
});
