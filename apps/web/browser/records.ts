import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

/** Recorded games that show much, by their file. */
export const RECORDS = {
  two: '2-2-players-cards',
  twoWithHuts: '2-2-players-huts-cards',
  style: '2-2-players-style-cards',
  four: '2-4-players-cards',
  huts: '2-4-players-huts-cards',
  rich: '2-4-players-stack',
  five: '2-5-players-style-huts-cards',
  solo: '2-1-players-solo-stack',
} as const;

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../games/stone-age/rules/records/${name}.ochre`, import.meta.url));

/** A game that was recorded, after so many moves. */
export async function openRecord(page: Page, name: keyof typeof RECORDS, moves = 0): Promise<void> {
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles(fileOf(RECORDS[name]));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}?move=${moves}`);
  await expect(page.getByRole('slider')).toBeVisible();
}

/** The same game goes on from there, against bots. */
export async function playOnFrom(
  page: Page,
  name: keyof typeof RECORDS,
  moves: number,
  press: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<void> {
  await openRecord(page, name, moves);
  await press(page.getByRole('button', { name: 'Play on from here' }));
  await page.locator('[data-state=lit], .decision').first().waitFor();
}
