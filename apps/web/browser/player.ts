import type { Page } from '@playwright/test';

/** How somebody at a screen does what they have decided to do. */
export type Hand = (page: Page, target: Target) => Promise<void>;

/** Something on the screen: where it is, and how many stops from what has the focus. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly stops: number;
  /** The kind of decision that is asked for. */
  readonly asked?: string | undefined;
}

export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y);
export const touch: Hand = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Tab, forwards or backwards, until it has the focus, then Enter: nothing but keys. */
export const keyboard: Hand = async (page, { stops }) => {
  const short = await page.evaluate(() => {
    const { wanted } = window;
    // How many people go is typed, and a place that is chosen takes Enter for yes.
    if (wanted?.matches('.of-place .choice')) return /^[1-9]$/.exec(wanted.textContent)?.[0];
    const isChosen = document.activeElement?.matches('[data-state=chosen]') ?? false;
    return isChosen && wanted?.matches('.of-place .go') ? 'Enter' : undefined;
  });
  if (short !== undefined) return page.keyboard.press(short);
  if (stops < 0) await page.keyboard.down('Shift');
  await holdTab(page, Math.abs(stops));
  if (stops < 0) await page.keyboard.up('Shift');
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const next = await page.evaluate(() => {
      const { wanted } = window;
      if (document.activeElement === wanted) return 'Enter';
      // The page may have changed on the way.
      if (!(wanted instanceof HTMLElement) || !wanted.isConnected) return undefined;
      // A group of choices is one stop: arrows lead on from there.
      const isInGroup = document.activeElement?.parentElement === wanted.parentElement;
      return isInGroup && wanted.tabIndex < 0 ? 'ArrowRight' : 'Tab';
    });
    if (next === undefined) return;
    await page.keyboard.press(next);
    if (next === 'Enter') return;
  }
  throw new Error('Something that can be tapped cannot be reached by Tab.');
};
const MOST_TABS = 150;

/** Goes on so many stops by a key that is held: quicker than so many strokes. */
async function holdTab(page: Page, stops: number): Promise<void> {
  if (stops === 0) return;
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
}

declare global {
  interface Window {
    wanted: Element | undefined;
  }
}

interface Playing {
  readonly hand: Hand;
  readonly luck: Luck;
  /** Each time before something is done, with how much was done before. */
  readonly look?: (done: number) => Promise<void>;
  /** Gets the kinds of decisions that were asked for. */
  readonly asked?: Set<string>;
  /** After so much it is enough; without it, at the end of the game. */
  readonly most?: number;
}

/** Plays whatever can be played at this page. */
export async function play(page: Page, playing: Playing): Promise<void> {
  const { hand, luck, look, asked, most = Number.POSITIVE_INFINITY } = playing;
  for (let done = 0; done < most; ) {
    const found = await wanted(page, luck);
    if (found === 'over') return;
    if (found === undefined) continue;
    if (found.asked !== undefined) asked?.add(found.asked);
    await look?.(done);
    await hand(page, found);
    done++;
  }
}

/** One step of it: whether there was something to do, or the game is over. */
export async function playOne(page: Page, { hand, luck }: Playing): Promise<boolean | 'over'> {
  const found = await wanted(page, luck);
  if (found === 'over') return 'over';
  if (found !== undefined) await hand(page, found);
  return found !== undefined;
}

/** What to tap next; waits a moment while others play, and that takes none of the luck. */
async function wanted(page: Page, luck: Luck): Promise<Target | 'over' | undefined> {
  const chance = luck();
  const found = await targetBy(page, chance);
  if (found === undefined) luck.putBack(chance);
  return found;
}

const targetBy = (page: Page, chance: number): Promise<Target | 'over' | undefined> =>
  page.evaluate(async (random) => {
    if (document.querySelector('.end-scene') !== null) return 'over';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isThere = (element: HTMLElement) =>
      element.getAttribute('aria-disabled') !== 'true' && element.getClientRects().length > 0;
    const isStop = (element: HTMLElement) =>
      element.getClientRects().length > 0 && element.tabIndex >= 0;
    const lands = ['hunt', 'forest', 'claypit', 'quarry', 'river'].map(
      (land) => `[data-place=${land}][data-state=lit]`,
    );
    const wishes = [
      // Opened by a tap that came when everything had just moved.
      '.sheet .close',
      '.end-turn',
      // As many people as there are, so that a round is soon over.
      '.of-place .look-counts > .choice:last-child',
      '.decision .go',
      '.decision [aria-pressed=false], .decision [aria-checked=false]',
      // What cannot be paid can only be left.
      '.decision .leave:not([aria-pressed])',
      // Many go to the lands at once: a game of a third fewer moves.
      ...(random < 0.6 ? [lands.join()] : []),
      '[data-state=lit]',
    ];
    for (const selector of wishes) {
      const found = all(selector).filter(isThere);
      const element = found[Math.floor(((random * 10) % 1) * found.length)];
      if (element === undefined) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      window.wanted = element;
      // A group of choices is one stop: arrows lead on from there.
      const group = element.parentElement!;
      const stop = isStop(element)
        ? element
        : ([...group.children].find((other) => (other as HTMLElement).tabIndex >= 0) ?? element);
      const stops = all('button, a[href], input, summary, [tabindex="0"]').filter(isStop);
      const from = stops.indexOf(document.activeElement as HTMLElement);
      const [x, y] = [left + width / 2, top + height / 2];
      const asked = /of-(\w+)/.exec(document.querySelector('.decision')?.className ?? '')?.[1];
      return { x, y, stops: stops.indexOf(stop as HTMLElement) - from, asked };
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    return undefined;
  }, chance);

/** Numbers from 0 to 1 that are the same in every run; one that decided nothing is put back. */
interface Luck {
  (): number;
  putBack(chance: number): void;
}

export function luckOf(seed: number): Luck {
  let state = seed;
  let kept: number | undefined;
  const draw = (): number => {
    if (kept === undefined) state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const chance = kept ?? state / 2_147_483_648;
    kept = undefined;
    return chance;
  };
  const putBack = (chance: number): void => {
    kept = chance;
  };
  return Object.assign(draw, { putBack });
}
