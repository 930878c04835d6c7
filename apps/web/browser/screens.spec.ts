import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openWay, playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { SIZES } from './looks.ts';
import { looksGood } from './looks-good.ts';
import { expect, test } from './test.ts';

const RECORD = new URL(
  '../../../games/stone-age/rules/records/2-1-players-solo-stack.ochre',
  import.meta.url,
);

/** A game that was recorded, from its file. */
async function openRecord(page: Page): Promise<void> {
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(RECORD));
  await expect(page.getByRole('slider')).toBeVisible();
}

/** Each screen that can be reached without playing far, and how to get there from the start page. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  options: (page) => openWay(page, 'Options'),
  settings: (page) => page.getByRole('button', { name: 'Settings' }).click(),
  play: async (page) => {
    await playNow(page).click();
    await page.locator('[data-place=hunt][data-state=lit]').click();
    await page.getByRole('button', { name: '2 people', exact: true }).hover();
  },
  'why-not': async (page) => {
    await playNow(page).click();
    await page.locator('[data-place=hunt][data-state=lit]').waitFor();
    await page.locator('[data-place=hunt]').click();
    await page.getByRole('button', { name: '1 person', exact: true }).click();
    await page.locator('[data-place=hunt][data-state=closed]').click();
    await expect(page.locator('.asked-about .why-not')).toBeVisible();
    await expect(page.locator('.rule-text')).toBeHidden();
    await page.locator('.asked-about summary').click();
    await expect(page.locator('.rule-text')).toContainText(/B\d/);
  },
  guide: async (page) => {
    await openWay(page, /^First time/);
    // Bots wait while it is read.
    await page.getByRole('button', { name: 'Next' }).waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules?at=B3.2');
    await expect(page.locator('.rulebook')).toContainText('B3.2');
  },
  lobby: async (page) => {
    await page.getByRole('button', { name: /^Open tables|^Tables/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  invite: async (page) => {
    await openWay(page, /^Invite friends/);
    await page.waitForURL(/\/t\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  account: async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  },
  replays: (page) => page.goto('/replays'),
  replay: openRecord,
  end: async (page) => {
    await openRecord(page);
    await page.goto(page.url().replace('/replay/', '/game/'));
    await page.getByRole('button', { name: 'Verify dice' }).click();
    await expect(page.locator('.checks')).toBeVisible();
    await expect(page.locator('.verdict.wrong')).toHaveCount(0);
  },
  gone: (page) => page.goto('/game/nothing'),
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name} is accessible and fits a table and a phone`, async ({ page, context }) => {
    await inAHurry(context);
    await page.goto('/');
    await playNow(page).waitFor();
    await open(page);
    await looksGood(page, `${name}-table`);
    await page.setViewportSize(SIZES.phone);
    await looksGood(page, `${name}-phone`);
  });
}
