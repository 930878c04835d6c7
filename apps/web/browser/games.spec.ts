import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inAHurry } from './in-a-hurry.ts';
import { kept } from './kept.ts';
import { type Hand, keyboard, luckOf, mouse, play, touch } from './player.ts';
import { openEnd, playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));
/** The smallest screen that shows all at once. */
test.use({ viewport: { width: 1280, height: 720 } });

test('two players, one of them a bot, by mouse', async ({ page }) => {
  await begin(page, { way: 'bots', players: 2 });
  await play(page, { hand: mouse, luck: luckOf(1) });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  await shot(page, 'end-table');
  await expectAccessible(page);
});

/** Moments of a recorded game: somebody is hungry, has rolled and has tools, and late, picks among dice. */
const HUNGRY = 86;
const ROLLED = 242;
const LATE = 255;
/** Whatever the engine asks for in such a game. */
const ASKED = ['act', 'feed', 'pick', 'place', 'tools'];

interface Way {
  readonly hand: Hand;
  readonly press: (control: Locator) => Promise<void>;
  readonly seed: number;
}

/** The beginning, the middle and the end of a game, with decisions of every kind. */
async function playParts(page: Page, { hand, press, seed }: Way): Promise<void> {
  const asked = new Set<string>();
  const playing = { hand, luck: luckOf(seed), asked };
  await begin(page, { way: 'bots', players: 2, press });
  await play(page, { ...playing, most: 24 });
  await playOnFrom(page, 'twoWithHuts', HUNGRY, press);
  await play(page, { ...playing, most: 4 });
  await playOnFrom(page, 'twoWithHuts', ROLLED, press);
  await play(page, { ...playing, most: 2 });
  await playOnFrom(page, 'twoWithHuts', LATE, press);
  await play(page, playing);
  expect([...asked].sort()).toEqual(ASKED);
}

test('by keyboard alone', async ({ page }) => {
  const press = async (control: Locator) => {
    await control.evaluate((element) => {
      window.wanted = element;
    });
    await keyboard(page, { x: 0, y: 0, stops: 0 });
  };
  await playParts(page, { hand: keyboard, press, seed: 2 });
  await expect(page.getByRole('table')).toBeVisible();
});

test('alone against the elder', async ({ page }) => {
  await begin(page, { way: 'solo' });
  let isSeen = false;
  await play(page, {
    hand: mouse,
    luck: luckOf(3),
    look: async () => {
      if (isSeen || (await page.locator('[data-state=elder]').count()) === 0) return;
      isSeen = true;
      await shot(page, 'solo-table');
      await expectAccessible(page);
    },
  });
  expect(isSeen).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('five around one screen, with both expansions', async ({ page }) => {
  const modules = ['Style is the Goal', 'The New Huts'];
  await begin(page, { way: 'around', players: 5, modules });
  const hand = { hand: mouse, luck: luckOf(4) };
  await play(page, { ...hand, most: 60 });
  await shot(page, 'five-table');
  await expectAccessible(page);
  // Four are called to dinner, one after the other; bots play on for them.
  for (let gone = 0; gone < 4; gone++) {
    await page.getByRole('button', { name: 'Menu' }).last().click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByText(/^bot, medium, for /)).toHaveCount(gone + 1);
  }
  await play(page, { ...hand, most: 15 });
  await openEnd(page, 'five');
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch', async ({ page }) => {
    await playParts(page, { hand: touch, press: (control) => control.tap(), seed: 5 });
    await shot(page, 'end-phone');
    await expectAccessible(page);
  });
});

test('in two tabs, which follow each other', async ({ page, context }) => {
  await begin(page, { way: 'bots', players: 2 });
  const other = await context.newPage();
  await other.goto(page.url());
  const log = (tab: Page) => tab.locator('.log-line').allTextContents();
  const hand = { hand: mouse, luck: luckOf(7) };
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await play(tab, { ...hand, most: 6 });
    // Bots think in both, and every move is made once.
    await expect(async () => expect(await log(other)).toEqual(await log(page))).toPass();
  }
});

test.describe('kept by the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network', async ({ page, context }) => {
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await begin(page, { way: 'bots', players: 2 });
    const hand = { hand: mouse, luck: luckOf(6) };
    await play(page, { ...hand, most: 40 });
    // What was played is still there after the page was closed, and goes on.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Round [2-9]/);
    await play(page, { ...hand, most: 12 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
  });
});
