import type { Page } from '@playwright/test';

/** Resolves when the whole page is kept in the browser, bots and their weights included. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
