import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginAgainstBots } from './game.ts';
import { luckOf, mouse, playOne } from './player.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

/** A moment of a recorded game: the last people are in the forest, and the next player is to roll. */
const LAST_ROLL = 90;

/** Turns end by themselves, so that whoever plays here need not. */
const settings = (context: BrowserContext, more: object = {}): Promise<unknown> =>
  context.addInitScript(
    (text) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('ochre settings', text);
    },
    JSON.stringify({ turnEnds: 'by-itself', ...more }),
  );

/** Plays on until something is there. */
async function playUntil(page: Page, selector: string): Promise<void> {
  const luck = luckOf(11);
  while ((await page.locator(selector).count()) === 0) {
    if ((await playOne(page, { hand: mouse, luck })) === 'over') throw new Error(`no ${selector}`);
  }
}

/** Writes down whatever the bar tells and whether one looks closely, in its order. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.seen = [];
    const look = (): void => {
      const told = document.querySelector('.telling .told')?.textContent ?? '';
      const isNear = document.querySelector('.board.near') !== null;
      const line = `${isNear ? 'near' : 'far'} ${told}`;
      if (window.seen.at(-1) !== line) window.seen.push(line);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });

declare global {
  interface Window {
    seen: string[];
  }
}

test('an own roll is a scene, and nobody else moves until it is over', async ({
  page,
  context,
}) => {
  await settings(context);
  await playOnFrom(page, 'four', LAST_ROLL);
  await watch(page);
  // Dice of a card lie on the land, too, but are nobody's place.
  await playUntil(page, '.places-box .now');
  await expect(page.locator('.board.near .dice-on-land')).toBeVisible();
  await playUntil(page, '.sum-plate');
  await shot(page, 'roll-scene');
  await expectAccessible(page);
  await page.waitForFunction(() => document.querySelector('.board.near') === null);
  const seen = await page.evaluate(() => window.seen);
  const own = seen.filter((line) => line.startsWith('near') && line !== 'near ');
  expect(own.length).toBeGreaterThan(0);
  for (const line of own) expect(line).toMatch(/^near You roll/);
  expect(seen.some((line) => /You roll .*\d+ ÷ \d = (\d+ \w+|nothing)/.test(line))).toBe(true);
});

test('what a bot does is told in the bar; a tap ends it, and Skip ends all', async ({
  page,
  context,
}) => {
  await settings(context);
  await beginAgainstBots(page);
  await playUntil(page, '.telling .bar-acts .button');
  const told = await page.locator('.telling .told').textContent();
  await page.locator('.telling .told').click();
  await expect(page.locator('.telling .told', { hasText: told ?? '' })).toHaveCount(0);
  await playUntil(page, '.telling .bar-acts .button');
  await page.locator('.telling .bar-acts .button').click();
  await expect(page.locator('.telling')).toHaveCount(0);
  await playUntil(page, '.since-box');
  await expect(page.locator('.since-box li').first()).toHaveText(/^\S+: \S/);
  await shot(page, 'roll-since');
});

test('a long press skips to the own turn', async ({ page, context }) => {
  await settings(context);
  await beginAgainstBots(page);
  await playUntil(page, '.telling .bar-acts .button');
  const bar = (await page.locator('.telling .told').boundingBox())!;
  await page.mouse.move(bar.x + 20, bar.y + 10);
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  await expect(page.locator('.telling')).toHaveCount(0);
});

test('who skips everything reads a line for each bot all the same', async ({ page, context }) => {
  await settings(context, { pace: 'skip' });
  await beginAgainstBots(page);
  await playUntil(page, '.since-box');
  const lines = await page.locator('.since-box li').allTextContents();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^\S+: \S/);
  await expect(page.locator('.telling')).toHaveCount(0);
});

test('with reduced motion nothing tumbles and nobody looks closer, but the sum stands', async ({
  page,
  context,
}) => {
  await settings(context, { motion: 'reduced' });
  await playOnFrom(page, 'four', LAST_ROLL);
  await playUntil(page, '.sum-plate');
  await expect(page.locator('.tumbling')).toHaveCount(0);
  await expect(page.locator('.board.near')).toHaveCount(0);
});
