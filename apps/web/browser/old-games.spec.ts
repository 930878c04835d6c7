import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

const RECORD = readFileSync(
  new URL('../../../games/stone-age/rules/records/2-2-players-cards.ochre', import.meta.url),
  'utf8',
);

async function looksGood(page: Page, name: string): Promise<void> {
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await shot(page, `${name}-${size}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
}

/** A table of two people and a bot, whose view comes as a server says it that has other rules since. */
async function visitOldTable(page: Page, change: object): Promise<void> {
  await page.goto('/');
  await page.request.get('/api/me');
  const origin = new URL(page.url()).origin;
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }];
  const plan = {
    ...{ game: 'stone-age', setup: {}, seats, clock: { kind: 'none' } },
    ...{ isOpen: false, hidesOdds: false },
  };
  const made = await page.request.post('/api/tables', { data: { plan }, headers: { origin } });
  const { table } = await made.json();
  const taken = [{ name: 'Ann', nonce: 'anns-nonce' }, { bot: 'easy' }];
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      const view = { ...message.view, rules: '1', seats: taken, you: 0, ...change };
      socket.send(JSON.stringify(message.is === 'news' ? { ...message, view } : message));
    });
  });
  await page.goto(`/t/${table}`);
}

test('a finished game by rules that are no more shows how it ended, and has its record', async ({
  page,
}) => {
  await page.route('**/record', (route) => route.fulfill({ body: RECORD }));
  const result = { scores: [187, 154], winners: [0] };
  await visitOldTable(page, { stage: 'over', secret: 'secret', result });
  await expect(page.getByRole('heading', { name: 'A game with older rules' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ann.*won 187$/ })).toBeVisible();
  await looksGood(page, 'old-game');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ochre$/);
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('a game that could not go on by new rules says so', async ({ page }) => {
  await visitOldTable(page, { stage: 'closed', closed: 'rules' });
  await expect(page.getByText('It ended without a result.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
  await looksGood(page, 'outlived-game');
});

test('an imported game is among one’s own, and can be deleted', async ({ page }) => {
  await page.goto('/');
  await page.request.get('/api/me');
  const origin = new URL(page.url()).origin;
  const headers = { origin, 'content-type': 'text/plain' };
  const imported = await page.request.post('/api/records', { data: RECORD, headers });
  expect(imported.status()).toBe(201);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const game = page.getByRole('listitem').filter({ hasText: 'Stone Age, imported' });
  await expect(game).toBeVisible();
  await game.getByRole('button', { name: /^Delete/ }).click();
  const sure = page.getByRole('alertdialog', { name: 'Delete' });
  await expect(sure).toContainText('Its record will be gone.');
  await looksGood(page, 'delete-import');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(sure).toBeHidden();
  await game.getByRole('button', { name: /^Delete/ }).click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No online games yet.')).toBeVisible();
  const games = await (await page.request.get('/api/me/games')).json();
  expect(games).toEqual({ games: [] });
});
