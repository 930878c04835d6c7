import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openWay, playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { openEnd, openRecord, playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

/** Late in a game of five with both expansions: everybody has much. */
const LATE = 556;

/** What of some elements is cut off by the window, by their own edge or by an ellipsis. */
const cutOff = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const isOutside = left < 0 || top < 0 || right > width + 1 || bottom > height + 1;
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      return isOutside || isTooWide ? [`${element.className}: ${element.textContent}`] : [];
    }),
  );

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Something that is compared is not shown.');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 1 && down > 1;
};

async function expectAllInSight(page: Page): Promise<void> {
  const parts = '.side > *, .panel > *, .who > *, .tracks > *, .chips > *';
  expect(await cutOff(page.locator(parts))).toEqual([]);
  const { content, room } = await page
    .locator('.side')
    .evaluate(({ scrollHeight, clientHeight }) => ({ content: scrollHeight, room: clientHeight }));
  expect(content).toBeLessThanOrEqual(room);
}

for (const height of [720, 800]) {
  test.describe(`1280×${height}`, () => {
    test.use({ viewport: { width: 1280, height } });

    test('nothing of five players is cut, and the log opens beside them', async ({ page }) => {
      await playOnFrom(page, 'five', LATE);
      await expectAllInSight(page);
      const last = page.locator('.latest-lines li').first();
      expect(await cutOff(last)).toEqual([]);
      await page.getByRole('button', { name: 'Open the log' }).click();
      await shot(page, `five-log-${height}`);
      const [panels, log] = [page.locator('.panel'), page.locator('.side .log')];
      await expect(panels).toHaveCount(5);
      expect(await cutOff(panels)).toEqual([]);
      for (const panel of await panels.all()) expect(await overlap(panel, log)).toBe(false);
      expect(await overlap(page.locator('.board'), log)).toBe(false);
    });

    test('the log of a replay covers no player', async ({ page }) => {
      await openRecord(page, 'five', LATE);
      const [panels, log] = [page.locator('.panel'), page.locator('.side .log')];
      expect(await cutOff(panels)).toEqual([]);
      for (const panel of await panels.all()) expect(await overlap(panel, log)).toBe(false);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the whole valley has signs beside each other', async ({ page }) => {
    await playOnFrom(page, 'four', 120);
    await page.getByRole('button', { name: 'Whole valley' }).tap();
    await shot(page, 'valley-phone');
    const signs = await page.locator('.sign').all();
    for (const [at, sign] of signs.entries()) {
      await expect(sign.locator('b')).toHaveCSS('clip-path', 'inset(50%)');
      for (const other of signs.slice(at + 1)) expect(await overlap(sign, other)).toBe(false);
    }
    expect(await cutOff(page.locator('.board'))).toEqual([]);
    const [board, pane] = [
      await page.locator('.board').boundingBox(),
      await page.locator('.board-window').boundingBox(),
    ];
    const above = board!.y - pane!.y;
    const below = pane!.y + pane!.height - board!.y - board!.height;
    expect(Math.abs(above - below)).toBeLessThan(4);
    await expectAccessible(page);
  });

  test('the end shows points or dice', async ({ page }) => {
    await openEnd(page, 'four');
    await page.getByRole('radio', { name: 'Dice' }).tap();
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.locator('.dice-histogram')).toBeVisible();
  });
});

test('all of a solo end is in sight', async ({ page }) => {
  await openRecord(page, 'solo');
  await page.goto(page.url().replace('/replay/', '/game/').split('?')[0]!);
  await expect(page.getByRole('button', { name: 'See the board' })).toBeVisible();
  const { content, room } = await page
    .locator('.scoring')
    .evaluate(({ scrollHeight, clientHeight }) => ({ content: scrollHeight, room: clientHeight }));
  expect(content).toBeLessThanOrEqual(room);
});

test('options are there again after a reload', async ({ page }) => {
  await page.goto('/');
  await openWay(page, 'Options');
  const panel = page.getByRole('dialog');
  await panel.getByRole('switch', { name: 'Style is the Goal' }).click();
  await panel.getByRole('radio', { name: '5', exact: true }).click();
  await panel.getByRole('radio', { name: 'hard' }).first().click();
  await panel.getByRole('button', { name: 'Start' }).click();
  await page.locator('.board').waitFor();
  await page.goto('/');
  await expect(page.locator('.chosen-game').first()).toContainText('5 players · Style is the Goal');
  await expect(page.getByRole('button', { name: /^Continue, round 1/ })).toContainText('You 0');
  await openWay(page, 'Options');
  await expect(panel.getByRole('radio', { name: 'hard' }).first()).toBeChecked();
});

test('the fonts are the page’s own', async ({ page }) => {
  await page.goto('/');
  await expect(playNow(page)).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const firstOf = (element: Element | null) =>
      getComputedStyle(element!).fontFamily.split(',')[0]!.replaceAll('"', '');
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      loaded: loaded.map(({ family }) => family.replaceAll('"', '')),
      used: [firstOf(document.body), firstOf(document.querySelector('.play .display'))],
    };
  });
  expect(fonts.used).toEqual(['Ochre Text', 'Ochre Slab']);
  expect(fonts.loaded).toEqual(expect.arrayContaining(fonts.used));
});
