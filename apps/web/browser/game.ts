import { expect, type Locator, type Page } from '@playwright/test';
import { playNow } from './home.ts';

/** Places that the page offers now; there are none while others are to move. */
const lit = (page: Page): Locator => page.getByRole('button', { name: /can be chosen$/ });

/** A game against bots from the start page on, until it is this player's turn. */
export async function beginAgainstBots(page: Page): Promise<void> {
  await page.goto('/');
  await playNow(page).click();
  await waitForOwnTurn(page);
}

/** One person to the hunting grounds, where there is always room; then others are to move. */
export async function sendHunter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hunting grounds.*can be chosen$/ }).click();
  await page.getByRole('button', { name: '1 person', exact: true }).click();
}

export async function waitForOwnTurn(page: Page): Promise<void> {
  await expect(lit(page).first()).toBeVisible();
}
