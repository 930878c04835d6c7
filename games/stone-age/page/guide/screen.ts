import type { Box } from '@ochre/ui/guide/card-spot.ts';
import { boxOf, elementsOf, type GuidedScreen } from '@ochre/ui/guide/on-screen.ts';

/** Prices, circles and what is left stick out of the shelf by so much of its height. */
const OVERHANG = { above: 0.14, below: 0.04 } as const;

/** A sign stands for its whole place, which its `::after` covers. */
function areaOf(element: HTMLElement): Box {
  const { left, top, width, height } = boxOf(element);
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

const BOARD = '.board-window';

/** On a phone the board is larger than its window: what a hint is about comes into its middle. */
function bringIn(selectors: readonly string[], isMoving: boolean): void {
  const pane = document.querySelector(BOARD);
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

/** What the guide has to know of the valley. */
export const SCREEN: GuidedScreen = {
  board: BOARD,
  inUse: [
    '.top-bar',
    '.dock',
    '.chances',
    '.asked-about',
    '.asked-for',
    '.turn-acts button',
    '.own-goods',
    '.jump-tabs',
    '.player-strip',
  ],
  lit: ['[data-state="lit"]', '[data-state="chosen"]'],
  areaOf,
  // Places of the land are round.
  isRound: (element) => element.matches('.sign'),
  bringIn,
};
