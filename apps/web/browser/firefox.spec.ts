import { fileURLToPath } from 'node:url';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { expect, test } from './test.ts';

const FIREFOX = process.env.OCHRE_FIREFOX ?? '';
const MOST_STEPS = 80;

/** What somebody taps who wants to get on, the first that is there. */
const WISHES = [
  '.end-turn',
  '.of-place .look-counts > .choice:last-child',
  '.decision .go',
  '.decision [aria-pressed=false], .decision [aria-checked=false]',
  '[data-state=lit]',
];

async function wanted(page: Page): Promise<ElementHandle | undefined> {
  for (const selector of WISHES) {
    for (const found of await page.$$(selector)) {
      const isOff = await found.evaluate((it) => it.getAttribute('aria-disabled') === 'true');
      if (!isOff && (await found.isVisible())) return found;
    }
  }
  return undefined;
}

const logOf = (page: Page): Promise<string> =>
  page.$$eval('.log-line', (lines) => lines.map((line) => line.textContent).join('\n'));

/** Taps on until the log says so. */
async function playUntil(page: Page, says: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (says.test(await logOf(page))) return;
    const next = await wanted(page);
    // What was there may be gone when it is tapped: bots play as well.
    await next?.click().catch(() => {});
    if (next === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await logOf(page)).toMatch(says);
}

const shotOf = (page: Page, name: string) =>
  page.screenshot({
    path: fileURLToPath(
      new URL(`artifacts/firefox-${name}.png`, import.meta.url),
    ) as `${string}.png`,
  });

test('Firefox starts a game, places, rolls, and finds it again after a reload', async ({
  server,
}) => {
  test.skip(FIREFOX === '', 'There is no Firefox here, and none could be installed.');
  let browser: Browser | undefined;
  try {
    browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(server.origin);
    await page.evaluate(() =>
      localStorage.setItem('ochre settings', '{"pace":"skip","turnEnds":"by-itself"}'),
    );
    await page.reload();
    const play = await page.waitForSelector('button ::-p-text(Play now)');
    await shotOf(page, 'start');
    await play?.click();
    await page.waitForSelector('[data-state=lit]');
    await shotOf(page, 'table');
    await playUntil(page, /You place/);
    await playUntil(page, /You roll/);
    await shotOf(page, 'rolled');
    const address = page.url();
    const lines = (await logOf(page)).split('\n').length;
    await page.reload();
    await page.waitForSelector('.log-line');
    expect(page.url()).toBe(address);
    await expect
      .poll(async () => (await logOf(page)).split('\n').length)
      .toBeGreaterThanOrEqual(lines);
    await shotOf(page, 'reloaded');
    expect(complaints).toEqual([]);
  } finally {
    await browser?.close();
  }
});
