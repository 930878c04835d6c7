import { type Browser, expect, type Page } from '@playwright/test';
import { openWay } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';

/** Takes a seat at a table that gathers, by a name that was not said before. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Ann opens a table for two from the start page, and sits there; gives its link. */
export async function openTable(
  page: Page,
  origin: string,
  name = 'Ann',
  game = 'Stone Age',
): Promise<string> {
  await page.goto(origin);
  await openWay(page, /^Invite friends/, { game });
  await page.waitForURL(/\/t\//);
  // Who has said a name before sits already.
  const field = page.getByRole('textbox', { name: 'Your name' });
  const standUp = page.getByRole('button', { name: 'Stand up' });
  await expect(field.or(standUp)).toBeVisible();
  if (await field.isVisible()) await sitDown(page, name);
  await expect(standUp).toBeVisible();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByRole('button', { name: 'Remove seat 3' })).toHaveCount(0);
  return page.url();
}

/** Two who are in a hurry, each with a browser of their own. */
export async function twoFriends(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<[Page, Page]> {
  const friend = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport });
    await inAHurry(context);
    return context.newPage();
  };
  return [await friend(), await friend()];
}
