import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { inAHurry } from './in-a-hurry.ts';
import { LOOKS } from './looks.ts';
import { openEnd, type RECORDS } from './records.ts';
import { test } from './test.ts';

const DRAWN = process.env.OCHRE_DRAWN ?? '';
const PAIRS = fileURLToPath(new URL('artifacts/pairs', import.meta.url));

/** The screens of a game, each by the name of its drawing; those for a phone begin with it. */
type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** A recorded game, when it was over. */
export const endOf = (of: keyof typeof RECORDS) => (page: Page) => openEnd(page, of);

/**
 * Drawn screens and the page's own in the same state, side by side, to be looked at:
 * `OCHRE_DRAWN=FOLDER node scripts/browser.mjs --project=pairs`, with FOLDER/home-light.png and so on. A
 * game of which something is not drawn there is left out.
 */
export function besideDrawings(screens: Screens): void {
  const isDrawn = Object.keys(screens).every((name) => existsSync(fileOf(name, 'light')));
  for (const { name: look, ...use } of LOOKS) {
    test.describe(look, () => {
      test.use(use);
      test.skip(!isDrawn, 'OCHRE_DRAWN names no folder with drawings of this game.');
      const isPhone = look.startsWith('phone');

      for (const [name, open] of Object.entries(screens)) {
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
}

const fileOf = (name: string, theme: string): string => join(DRAWN, `${name}-${theme}.png`);

/** Some are drawn by day only. */
function drawingOf(name: string, theme: string): Buffer {
  const own = fileOf(name, theme);
  return readFileSync(existsSync(own) ? own : fileOf(name, 'light'));
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
