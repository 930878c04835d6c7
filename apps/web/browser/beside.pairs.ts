import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { beginAgainstBots } from './game.ts';
import { openTable, sitDown } from './gathering.ts';
import { openWay } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { LOOKS } from './looks.ts';
import { openRecord, playOnFrom, type RECORDS } from './records.ts';
import { expect, test } from './test.ts';

/**
 * Drawn screens and the page's own in the same state, side by side, to be looked at:
 * `OCHRE_DRAWN=FOLDER node scripts/browser.mjs --project=pairs`, with FOLDER/home-light.png and so on.
 */
const DRAWN = process.env.OCHRE_DRAWN ?? '';
const PAIRS = fileURLToPath(new URL('artifacts/pairs', import.meta.url));

async function leaveAndComeBack(page: Page): Promise<void> {
  await beginAgainstBots(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
}

const end = (of: keyof typeof RECORDS) => async (page: Page) => {
  await openRecord(page, of);
  await page.goto(page.url().replace('/replay/', '/game/').split('?')[0]!);
  await expect(page.getByRole('table')).toBeVisible();
};

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
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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
  end: end('five'),
  'phone-home': leaveAndComeBack,
  phone: (page) => placing(page, 'four', 212),
  'phone-roll': rolling,
  'phone-pay': paying,
  'phone-feed': feeding,
  'phone-end': end('five'),
};

for (const { name: look, ...use } of LOOKS) {
  test.describe(look, () => {
    test.use(use);
    test.skip(DRAWN === '', 'OCHRE_DRAWN names no folder of drawings.');
    const isPhone = look.startsWith('phone');

    for (const [name, open] of Object.entries(STATES)) {
      if (name.startsWith('phone') !== isPhone) continue;
      test(name, async ({ page, context, browser }) => {
        await inAHurry(context);
        await open(page);
        await page.waitForTimeout(600);
        await pair(browser, drawingOf(name, use.colorScheme), await page.screenshot(), {
          path: join(PAIRS, `${name}-${use.colorScheme}.png`),
          ...use.viewport,
        });
      });
    }
  });
}

/** Some are drawn by day only. */
function drawingOf(name: string, theme: string): Buffer {
  const own = join(DRAWN, `${name}-${theme}.png`);
  return readFileSync(existsSync(own) ? own : join(DRAWN, `${name}-light.png`));
}

interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

async function pair(browser: Browser, drawn: Buffer, built: Buffer, picture: Picture) {
  const { path, width, height } = picture;
  mkdirSync(PAIRS, { recursive: true });
  const sheet = await browser.newPage({ viewport: { width: width * 2 + 12, height } });
  const image = (bytes: Buffer) =>
    `<img width="${width}" height="${height}" src="data:image/png;base64,${bytes.toString('base64')}">`;
  await sheet.setContent(
    `<body style="display:flex;gap:12px;margin:0;background:#888">${image(drawn)}${image(built)}`,
  );
  await sheet.screenshot({ path });
  await sheet.close();
}
