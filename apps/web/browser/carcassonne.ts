import type { Page } from '@playwright/test';

/** How somebody plays: by mouse, by touch, or by nothing but keys. */
export type LandHand = 'mouse' | 'touch' | 'keyboard';

interface PlayingOnLand {
  readonly hand: LandHand;
  /** Numbers from 0 to 1 that are the same in every run. */
  readonly luck: () => number;
  /** Each time before something is decided, with how much was decided before. */
  readonly look?: (asked: Asked, done: number) => Promise<void>;
  /** After so many decisions it is enough; without it, at the end of the game. */
  readonly most?: number;
}

export type Asked = 'lay' | 'claim';

/** Plays Carcassonne at this page, whoever is asked at it. */
export async function playOnLand(page: Page, playing: PlayingOnLand): Promise<void> {
  const { hand, luck, look, most = Number.POSITIVE_INFINITY } = playing;
  for (let done = 0; done < most; done++) {
    const asked = await waitForAsked(page);
    if (asked === 'over') return;
    await look?.(asked, done);
    const before = await asking(page);
    await DECIDE[hand][asked](page, luck);
    await page.waitForFunction(
      (was) =>
        document.querySelector('.decision-bar')?.getAttribute('data-asked') !== was ||
        document.querySelector('.end-table') !== null,
      before,
    );
  }
}

/** What is asked, and after how many moves. */
const asking = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.decision-bar')?.getAttribute('data-asked') ?? null);

async function waitForAsked(page: Page): Promise<Asked | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.end-table') !== null) return 'over';
    if (document.querySelector('.picks') !== null) return 'claim';
    return document.querySelector('[data-square]') === null ? undefined : 'lay';
  });
  return (await found.jsonValue()) ?? 'over';
}

type Decide = (page: Page, luck: () => number) => Promise<void>;

const tapping = (tap: (page: Page, spot: Spot) => Promise<void>): Record<Asked, Decide> => ({
  async lay(page, luck) {
    // The land may have moved before the finger was there: then what lies there is told instead.
    for (let tries = 0; tries < 10; tries++) {
      await page.keyboard.press('Escape');
      await tap(page, await squareInSight(page, luck()));
      if (await isChosen(page)) break;
    }
    if (luck() < 0.3) await page.waitForTimeout(450);
    await tap(page, await middleOf(page, '.decision-bar .deed', 0));
  },
  async claim(page, luck) {
    const chance = luck();
    if (chance < 0.4) return tap(page, await middleOf(page, '.pick.nobody', 0));
    await tap(page, await middleOf(page, '.pick:not(.nobody)', chance));
    await tap(page, await middleOf(page, '.decision-bar .deed', 0));
  },
});

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'r'] as const;

const DECIDE: Readonly<Record<LandHand, Record<Asked, Decide>>> = {
  mouse: tapping((page, { x, y }) => page.mouse.click(x, y)),
  touch: tapping((page, { x, y }) => page.touchscreen.tap(x, y)),
  keyboard: {
    async lay(page, luck) {
      await page.keyboard.press('Home');
      for (let strokes = 0; strokes < 3; strokes++) {
        await page.keyboard.press(KEYS[Math.floor(luck() * KEYS.length)]!);
      }
      await page.keyboard.press('Enter');
    },
    async claim(page, luck) {
      await page.keyboard.press(luck() < 0.4 ? '0' : '1');
      await page.keyboard.press('Enter');
    },
  },
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of one of the elements, where a finger would touch it. */
const middleOf = (page: Page, selector: string, chance: number): Promise<Spot> =>
  page.evaluate(
    ([found, random]) => {
      const all = [...document.querySelectorAll<HTMLElement>(`${found}`)];
      const element = all[Math.floor(Number(random) * all.length)];
      if (element === undefined) throw new Error(`There is no ${found}.`);
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, chance] as const,
  );

/** A square where the tile fits and that nothing lies over; the whole land, if there is none. */
async function squareInSight(page: Page, chance: number): Promise<Spot> {
  const find = () =>
    page.evaluate((random) => {
      const seen = [...document.querySelectorAll('[data-square]')].flatMap((square) => {
        const { left, top, width, height } = square.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isFree = document.elementFromPoint(x, y)?.closest('[data-square]') === square;
        return isFree ? [{ x, y }] : [];
      });
      return seen[Math.floor(random * seen.length)];
    }, chance);
  const found = await find();
  if (found !== undefined) return found;
  await page.getByRole('button', { name: 'Whole land' }).click();
  await page.waitForTimeout(500);
  const whole = await find();
  if (whole === undefined) throw new Error('No square where the tile fits is in sight.');
  return whole;
}

const isChosen = (page: Page): Promise<boolean> =>
  page
    .locator('[data-state=chosen]')
    .waitFor({ timeout: 1_000 })
    .then(
      () => true,
      () => false,
    );
