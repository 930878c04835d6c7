import type { Page } from '@playwright/test';
import { besideDrawings, endOf } from './drawn.ts';
import { beginAgainstBots } from './game.ts';
import { openTable, sitDown } from './gathering.ts';
import { openWay } from './home.ts';
import { playOnFrom, type RECORDS } from './records.ts';
import { expect } from './test.ts';

async function leaveAndComeBack(page: Page): Promise<void> {
  await beginAgainstBots(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
}

/** As it is seen: one looks at the place, and the dice lie on the land. */
const rolling = async (page: Page) => {
  await page.addInitScript(() =>
    localStorage.setItem('ochre settings', '{"pace":"skip","motion":"full"}'),
  );
  await playOnFrom(page, 'four', 389);
  await page.locator('.board.near .dice-on-land').waitFor();
};

const paying = async (page: Page) => {
  await playOnFrom(page, 'rich', 389);
  await page.locator('[data-place=building4]').click();
};

const feeding = (page: Page) => playOnFrom(page, 'five', 491);

/** Four seats: the host, two guests and one that is free. */
const gathering = async (page: Page) => {
  await page.goto('/');
  const link = await openTable(page, new URL(page.url()).origin, 'Mira');
  const seats = page.locator('.seat');
  for (const count of [3, 4]) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await expect(seats).toHaveCount(count);
  }
  for (const name of ['Tomas', 'Juno']) {
    const guest = await page.context().browser()!.newPage();
    await guest.goto(link);
    await sitDown(guest, name);
  }
  await expect(seats.filter({ hasText: 'Juno' })).toBeVisible();
};

const placing = async (page: Page, of: keyof typeof RECORDS, moves: number) => {
  await playOnFrom(page, of, moves);
  await page.locator('[data-place=forest][data-state=lit]').click();
};

/** Each by the name of its drawing; those for a phone begin with it. */
besideDrawings({
  home: leaveAndComeBack,
  options: async (page) => {
    await page.goto('/');
    await openWay(page, 'Options');
    const panel = page.getByRole('dialog');
    for (const module of await panel.getByRole('switch').all()) await module.click();
    await panel.getByRole('radio', { name: '5', exact: true }).click();
  },
  table: (page) => placing(page, 'four', 212),
  table5: (page) => playOnFrom(page, 'five', 560),
  roll: rolling,
  pay: paying,
  feed: feeding,
  solo: (page) => playOnFrom(page, 'solo', 44),
  lobby: gathering,
  end: endOf('five'),
  'phone-home': leaveAndComeBack,
  phone: (page) => placing(page, 'four', 212),
  'phone-roll': rolling,
  'phone-pay': paying,
  'phone-feed': feeding,
  'phone-end': endOf('five'),
});
