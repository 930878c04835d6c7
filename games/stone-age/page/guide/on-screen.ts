import type { Box } from './card-spot.ts';

/** Around something that a hint is about. */
export interface Ring extends Box {
  /** Places of the land are round. */
  readonly isRound: boolean;
}

/** What of the page should stay in sight beside a hint. */
const IN_USE = [
  '.top-bar',
  '.dock',
  '.chances',
  '.asked-about',
  '.asked-for',
  '.turn-acts button',
  '.own-goods',
  '.jump-tabs',
  '.player-strip',
].join();

/** What can be tapped on the board. */
const LIT = ['[data-state="lit"]', '[data-state="chosen"]'].join();

/** Where the things are that a hint is about; those that are out of sight are left out. */
export const ringsAround = (selectors: readonly string[]): Ring[] =>
  selectors.flatMap((selector) => boxesIn(selector));

export const boxesInUse = (): Box[] => boxesIn(IN_USE);

export const boxesLit = (): Box[] => boxesIn(LIT);

export const boardWindow = (): HTMLElement | null => document.querySelector('.board-window');

/** On a phone the board is larger than its window: what a hint is about comes into its middle. */
export function bringIntoWindow(selectors: readonly string[], isMoving: boolean): void {
  const pane = boardWindow();
  if (pane === null || pane.scrollWidth <= pane.clientWidth) return;
  const boxes = elementsOf(selectors.join())
    .filter((element) => pane.contains(element))
    .map(areaOf);
  if (boxes.length === 0) return;
  const window = pane.getBoundingClientRect();
  const middle = (from: number[], to: number[]): number =>
    (Math.min(...from) + Math.max(...to)) / 2;
  const x = middle(
    boxes.map(({ left }) => left),
    boxes.map(({ left, width }) => left + width),
  );
  const y = middle(
    boxes.map(({ top }) => top),
    boxes.map(({ top, height }) => top + height),
  );
  pane.scrollBy({
    left: x - (window.left + window.width / 2),
    top: y - (window.top + window.height / 2),
    behavior: isMoving ? 'smooth' : 'instant',
  });
}

const elementsOf = (selector: string): HTMLElement[] =>
  selector === '' ? [] : Array.from(document.querySelectorAll<HTMLElement>(selector));

function boxesIn(selector: string): Ring[] {
  const pane = boardWindow();
  const clip = pane?.getBoundingClientRect();
  return elementsOf(selector)
    .map((element) => {
      const area = areaOf(element);
      const box = clip !== undefined && pane?.contains(element) ? cut(area, clip) : area;
      return { ...box, isRound: element.matches('.sign') };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Prices, circles and what is left stick out of the shelf by so much of its height. */
const OVERHANG = { above: 0.14, below: 0.04 } as const;

/** A sign stands for its whole place, which its `::after` covers. */
function areaOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (element.matches('.shelf-part')) {
    const { above, below } = OVERHANG;
    return { left, top: top - height * above, width, height: height * (1 + above + below) };
  }
  if (!element.matches('.sign')) return { left, top, width, height };
  const area = getComputedStyle(element, '::after');
  const [wide = 0, high = 0, below = 0] = [area.width, area.height, area.bottom].map(
    Number.parseFloat,
  );
  return {
    left: left + (width - wide) / 2,
    top: top + height - below - high,
    width: wide,
    height: high,
  };
}

function cut(box: Box, { left, top, right, bottom }: DOMRect): Box {
  const from = { left: Math.max(box.left, left), top: Math.max(box.top, top) };
  return {
    ...from,
    width: Math.min(box.left + box.width, right) - from.left,
    height: Math.min(box.top + box.height, bottom) - from.top,
  };
}
