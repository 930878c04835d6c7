import type { Page } from '@playwright/test';

/** How somebody at a screen does what they have decided to do. */
export type Hand = (page: Page, target: Target) => Promise<void>;

/** Something on the screen: where it is, and how many Tabs away from what has the focus. */
export interface Target {
  readonly x: number;
  readonly y: number;
}

export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y);
export const touch: Hand = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Tab until it has the focus, then Enter: nothing but keys. */
export const keyboard: Hand = async (page) => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isThere = await page.evaluate(() => document.activeElement === window.wanted);
    if (isThere) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Something that can be tapped cannot be reached by Tab.');
};
const MOST_TABS = 150;

declare global {
  interface Window {
    wanted: Element | undefined;
  }
}

interface Played {
  /** What was tapped. */
  readonly taps: number;
  readonly isOver: boolean;
}

interface Playing {
  readonly hand: Hand;
  /** Numbers from 0 to 1 that are the same in every run. */
  readonly random: () => number;
  /** Enough was played; without it, to the end. */
  readonly until?: () => Promise<boolean>;
  /** Each time before something is tapped. */
  readonly look?: () => Promise<void>;
}

/** Plays whatever can be played by this page, until the end or until nothing more is asked of it. */
export async function play(page: Page, playing: Playing): Promise<Played> {
  for (let taps = 0; ; taps++) {
    const found = await wanted(page, playing.random());
    if (found === 'over') return { taps, isOver: true };
    if (await playing.until?.()) return { taps, isOver: false };
    await playing.look?.();
    if (found !== undefined) await playing.hand(page, found);
  }
}

/** One step of it: whether there was something to do. */
export async function playOne(page: Page, { hand, random }: Playing): Promise<boolean> {
  const found = await wanted(page, random());
  if (found === undefined || found === 'over') return false;
  await hand(page, found);
  return true;
}

/** What to tap next; waits a moment while others play. */
const wanted = (page: Page, luck: number): Promise<Target | 'over' | undefined> =>
  page.evaluate(async (random) => {
    if (document.querySelector('.end-scene') !== null) return 'over';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    /** Off and hidden things, and those that only arrows reach, are not wanted. */
    const isThere = (element: HTMLElement) =>
      element.getAttribute('aria-disabled') !== 'true' &&
      element.tabIndex >= 0 &&
      element.getClientRects().length > 0;
    const wishes = [
      ['.end-turn'],
      ['.decision .go'],
      ['.decision [aria-pressed=false], .decision [role=radio][aria-checked=false]'],
      ['[data-state=lit]'],
    ];
    for (const [selector] of wishes) {
      const found = all(selector!).filter(isThere);
      const element = found[Math.floor(random * found.length)];
      if (element === undefined) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      window.wanted = element;
      return { x: left + width / 2, y: top + height / 2 };
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    return undefined;
  }, luck);

/** The same luck in every run. */
export function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
