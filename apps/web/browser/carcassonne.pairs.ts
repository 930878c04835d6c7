import type { Page } from '@playwright/test';
import { besideDrawings, endOf } from './drawn.ts';
import { playNow } from './home.ts';
import { playOnFrom } from './records.ts';
import { expect } from './test.ts';

/** Moments of recorded games: somebody has a tile to lay, and at the last there is a challenge. */
const MIDDLE = 60;
const CLOSING = 48;
const RICH = 74;
/** Somebody has laid a tile, and may claim a road or a field. */
const CLAIM = 29;

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/');
  await playNow(page, 'Carcassonne').click();
  await page.locator('[data-square]').first().waitFor();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
}

async function laying(page: Page): Promise<void> {
  await playOnFrom(page, 'land', MIDDLE);
  await page.keyboard.press('Home');
}

async function claiming(page: Page): Promise<void> {
  await playOnFrom(page, 'land', CLAIM);
  await page.keyboard.press('2');
}

/** A city is closed, and what it brings is seen. */
async function scoring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) {
      localStorage.setItem('ochre settings', JSON.stringify({ motion: 'full' }));
    }
  });
  await playOnFrom(page, 'land', CLOSING);
  await page.locator('[data-square="-1,-1"]').click();
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await page.waitForTimeout(SCORED_AFTER);
}

/** In milliseconds: the outline is drawn, and the points are on their way. */
const SCORED_AFTER = 600;

const among = (key: string) => async (page: Page) => {
  await playOnFrom(page, 'landOfFive', RICH);
  await page.keyboard.press(key);
};

besideDrawings({
  home: leaveAndComeBack,
  table: laying,
  table5: (page) => playOnFrom(page, 'landOfFive', RICH),
  claim: claiming,
  score: scoring,
  challenge: async (page) => {
    await playOnFrom(page, 'landOfFive', RICH);
    const challenge = page.getByRole('button', { name: /^Challenge:/ });
    await challenge.first().click({ force: true });
  },
  farms: among('f'),
  drawer: async (page) => {
    await among('t')(page);
    await page.locator('.square.lit').first().click();
  },
  'why-not': async (page) => {
    await playOnFrom(page, 'landOfFive', RICH);
    await page.locator('.closed-square', { hasText: 'K4' }).first().click({ force: true });
  },
  end: endOf('landOfThree'),
  'phone-home': leaveAndComeBack,
  'phone-lay': laying,
  'phone-claim': claiming,
  'phone-overview': async (page) => {
    await playOnFrom(page, 'land', MIDDLE);
    await page.locator('.land-strip button').first().click();
  },
});
