import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A picture to look at, as artifacts/NAME.png. */
export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: fileURLToPath(new URL(`artifacts/${name}.png`, import.meta.url)) });
}
