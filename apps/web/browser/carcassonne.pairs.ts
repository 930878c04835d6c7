import type { Page } from '@playwright/test';
import { playOnLand } from './carcassonne.ts';
import { besideDrawings, endOf } from './drawn.ts';
import { playNow } from './home.ts';
import { luckOf } from './player.ts';
import { playOnFrom } from './records.ts';
import { expect } from './test.ts';

/** Moments of recorded games: somebody has a tile to lay, and at the second there is a challenge. */
const MIDDLE = 60;
const RICH = 74;

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
  await playOnFrom(page, 'land', MIDDLE);
  const luck = luckOf(2);
  do await playOnLand(page, { hand: 'keyboard', luck, most: 1 });
  while (!(await page.locator('.picks').isVisible()));
  await page.keyboard.press('1');
}

const among = (key: string) => async (page: Page) => {
  await playOnFrom(page, 'landOfFive', RICH);
  await page.keyboard.press(key);
};

besideDrawings({
  home: leaveAndComeBack,
  table: laying,
  table5: (page) => playOnFrom(page, 'landOfFive', RICH),
  claim: claiming,
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
