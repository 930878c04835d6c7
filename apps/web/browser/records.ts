import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { ASKED } from './tables.ts';

/** Recorded games that show much, by their file. */
export const RECORDS = {
  two: 'stone-age/2-2-players-cards',
  twoWithHuts: 'stone-age/2-2-players-huts-cards',
  style: 'stone-age/2-2-players-style-cards',
  four: 'stone-age/2-4-players-cards',
  huts: 'stone-age/2-4-players-huts-cards',
  rich: 'stone-age/2-4-players-stack',
  five: 'stone-age/2-5-players-style-huts-cards',
  solo: 'stone-age/2-1-players-solo-stack',
  land: 'carcassonne/1-2-players',
  landOfThree: 'carcassonne/1-3-players',
  landOfFive: 'carcassonne/1-5-players-shrine',
} as const;

function fileOf(name: string): string {
  const [game, file] = name.split('/');
  const path = `../../../games/${game}/rules/records/${file}.ochre`;
  return fileURLToPath(new URL(path, import.meta.url));
}

/** A game that was recorded, after so many moves. */
export async function openRecord(page: Page, name: keyof typeof RECORDS, moves = 0): Promise<void> {
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles(fileOf(RECORDS[name]));
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}?move=${moves}`);
  await expect(page.getByRole('slider')).toBeVisible();
}

/** The end of a game that was recorded. */
export async function openEnd(page: Page, name: keyof typeof RECORDS): Promise<void> {
  await openRecord(page, name);
  await page.goto(page.url().replace('/replay/', '/game/').split('?')[0]!);
  await expect(page.getByRole('table').first()).toBeVisible();
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
  await page.locator(ASKED).first().waitFor();
}
