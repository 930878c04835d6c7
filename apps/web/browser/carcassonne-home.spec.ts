import type { Page } from '@playwright/test';
import { offerOf, openWay, playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { SIZES } from './looks.ts';
import { looksGood } from './looks-good.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

const GAME = 'Carcassonne';

/** The games are offered in this order. */
const areOffered = (page: Page, games: readonly string[]): Promise<void> =>
  expect(page.locator('.print h2 > .display')).toHaveText([...games]);

/** A table of Carcassonne, where this player is to lay a tile. */
const isAtTable = (page: Page): Promise<void> =>
  expect(page.locator('[data-square]').first()).toBeVisible();

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('one click plays either game, and the one played last comes first', async ({ page }) => {
      await page.goto('/');
      await areOffered(page, ['Stone Age', GAME]);
      await playNow(page, GAME).click();
      await isAtTable(page);
      await expect(page).toHaveTitle(/Carcassonne – Ochre$/);
      await page.goto('/');
      await expect(page.getByRole('button', { name: /^Continue, turn \d/ })).toContainText(GAME);
      await areOffered(page, [GAME, 'Stone Age']);
      await looksGood(page, `two-games-${size}`);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await isAtTable(page);
      await page.goto('/?game=stone-age');
      await areOffered(page, ['Stone Age', GAME]);
    });

    test('each game has its own ways to play, and keeps what was chosen', async ({ page }) => {
      await page.goto('/');
      await openWay(page, 'Options', { game: GAME });
      const panel = page.getByRole('dialog', { name: GAME });
      await panel.getByRole('switch', { name: 'The Shrine' }).click();
      await panel.getByRole('radio', { name: '5', exact: true }).click();
      await looksGood(page, `options-of-carcassonne-${size}`);
      await panel.getByRole('button', { name: 'Start' }).click();
      await isAtTable(page);
      await page.goto('/');
      const chosen = (game: string) => offerOf(page, game).locator('.chosen-game');
      await expect(chosen(GAME)).toContainText('5 players · The Shrine');
      await expect(chosen('Stone Age')).toContainText('4 players · Base game');
      await page.getByRole('button', { name: /^Daily/ }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText([
        GAME,
        'Stone Age',
      ]);
    });
  });
}

test('a table looks the same, whatever was played before', async ({ page }) => {
  const looks = async (): Promise<string> => {
    await isAtTable(page);
    return page.evaluate(() =>
      ['.decision-bar', '.board-frame', '.side', '.over-land', '.land']
        .map((name) => document.querySelector(`.carcassonne ${name}`))
        .map((element) => (element === null ? undefined : getComputedStyle(element)))
        .map((style) => `${style?.background} ${style?.border} ${style?.display} ${style?.filter}`)
        .join('\n'),
    );
  };
  await page.goto('/');
  await playNow(page, GAME).click();
  const alone = await looks();
  await page.goto('/');
  await playNow(page).click();
  await page.locator('[data-place]').first().waitFor();
  await page.goBack();
  await playNow(page, GAME).click();
  expect(await looks()).toBe(alone);
});
