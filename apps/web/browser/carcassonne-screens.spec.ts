import type { Page } from '@playwright/test';
import { openWay, playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { SIZES } from './looks.ts';
import { looksGood } from './looks-good.ts';
import { openRecord, playOnFrom } from './records.ts';
import { stop, stoppable } from './stopped.ts';
import { expect, test } from './test.ts';

/** Moments of recorded games: a tile to lay, one that closes a city, a choice of claims, and much to see. */
const MIDDLE = 60;
const CLOSING = 48;
const CLAIM = 29;
const RICH = 74;

const rich = (page: Page): Promise<void> => playOnFrom(page, 'landOfFive', RICH);

/** Each screen of a table of Carcassonne that has something of its own to tell, and how to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  lay: async (page) => {
    await playOnFrom(page, 'landOfThree', MIDDLE);
    await page.keyboard.press('Home');
    await expect(page.locator('[data-state=chosen]')).toBeVisible();
  },
  claim: async (page) => {
    await playOnFrom(page, 'land', CLAIM);
    await page.keyboard.press('1');
    await expect(page.locator('.pick[aria-pressed=true]')).toBeVisible();
  },
  score: async (page) => {
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('ochre settings', JSON.stringify({ motion: 'full' }));
    });
    await playOnFrom(page, 'land', CLOSING);
    await page.locator('[data-square="-1,-1"]').press('Enter');
    await page.locator('.decision-bar .deed').click();
    await expect(page.locator('.score-sum')).toBeVisible();
    await stop(page);
  },
  farms: async (page) => {
    await rich(page);
    await page.keyboard.press('f');
    await expect(page.locator('.insight-card')).toBeVisible();
  },
  tiles: async (page) => {
    await rich(page);
    await page.keyboard.press('t');
    await page.keyboard.press('Home');
    await expect(page.locator('.tiles-drawer .fit').first()).toBeVisible();
  },
  challenge: async (page) => {
    await rich(page);
    const challenge = page.getByRole('button', { name: /^Challenge:/ }).first();
    await challenge.press('Enter');
    await expect(page.locator('.nine')).toHaveCount(2);
  },
  'why-not': async (page) => {
    await rich(page);
    await page.locator('.closed-square', { hasText: 'K4' }).first().click({ force: true });
    await expect(page.locator('.why-not .why-card')).toBeVisible();
  },
  feature: async (page) => {
    await rich(page);
    const features = page.getByRole('list', { name: 'What stands on the land' });
    await features.getByRole('button').first().focus();
    await expect(page.locator('.insight-card').last()).toBeVisible();
  },
  replay: (page) => openRecord(page, 'landOfFive', RICH),
  lobby: async (page) => {
    await page.goto('/');
    await openWay(page, /^Invite friends/, { game: 'Carcassonne' });
    await page.waitForURL(/\/t\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/');
    await playNow(page, 'Carcassonne').click();
    await page.locator('[data-square]').first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test.beforeEach(async ({ context }) => {
  await stoppable(context);
  await inAHurry(context);
});

for (const [name, open] of Object.entries(SCREENS)) {
  test(`Carcassonne: ${name} is accessible by day and by night`, async ({ page }) => {
    await open(page);
    await looksGood(page, `land-${name}-table`);
    // A scene does not go on in a window of another size.
    if (name === 'score') return;
    await page.setViewportSize(SIZES.phone);
    await looksGood(page, `land-${name}-phone`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  for (const part of ['Players', 'Points', 'Log']) {
    test(`Carcassonne: ${part} over the whole land are accessible`, async ({ page }) => {
      await rich(page);
      await page.locator('.land-strip button').first().click();
      await page.getByRole('radio', { name: part }).click();
      await looksGood(page, `land-overview-${part.toLowerCase()}`);
    });
  }
});
