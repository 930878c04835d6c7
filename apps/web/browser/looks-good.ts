import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './accessible.ts';
import { shot } from './shot.ts';

/** Until colours have changed that do so little by little. */
const SETTLED_MS = 300;

/** The page as it is now is accessible and no wider than its window; by night only colours differ. */
export async function looksGood(page: Page, name: string, byNight: boolean): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await shot(page, `${name}-light`);
  await expectAccessible(page);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  if (!byNight) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(SETTLED_MS);
  await shot(page, `${name}-dark`);
  await expectLegible(page);
}
