import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { shot } from './shot.ts';

/** Until colours have changed that do so little by little. */
const SETTLED_MS = 300;

/** The page as it is now is accessible and no wider than its window, by day and by night. */
export async function looksGood(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(SETTLED_MS);
    await shot(page, `${name}-${colorScheme}`);
    await expectAccessible(page);
  }
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  await page.emulateMedia({ colorScheme: null });
}
