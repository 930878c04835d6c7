import type { Box } from './card-spot.ts';

/** Around something that a hint is about. */
export interface Ring extends Box {
  readonly isRound: boolean;
}

/** What a guide has to know of the page of its game. */
export interface GuidedScreen {
  /** The window on the board, as a selector: what reaches out of it is not seen. */
  readonly board: string;
  /** What should stay in sight beside a hint. */
  readonly inUse: readonly string[];
  /** What can be tapped on the board. */
  readonly lit: readonly string[];
  /** What something takes on the screen, where that is more than its own box. */
  readonly areaOf?: (element: HTMLElement) => Box | undefined;
  readonly isRound?: (element: HTMLElement) => boolean;
  /** Brings what a hint is about into the window. */
  readonly bringIn?: (selectors: readonly string[], isMoving: boolean) => void;
  /** Tells when the board was moved in its window. */
  readonly onMoved?: (listener: () => void) => () => void;
}

export const boardWindow = ({ board }: GuidedScreen): HTMLElement | null =>
  document.querySelector(board);

export const elementsOf = (selector: string): HTMLElement[] =>
  selector === '' ? [] : Array.from(document.querySelectorAll<HTMLElement>(selector));

export const boxOf = (element: HTMLElement): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Where the things are that a hint is about; those that are out of sight are left out. */
export function boxesIn(selectors: readonly string[], screen: GuidedScreen): Ring[] {
  const pane = boardWindow(screen);
  const clip = pane?.getBoundingClientRect();
  return selectors
    .flatMap(elementsOf)
    .map((element) => {
      const area = screen.areaOf?.(element) ?? boxOf(element);
      const box = clip !== undefined && pane?.contains(element) ? cut(area, clip) : area;
      return { ...box, isRound: screen.isRound?.(element) ?? false };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

function cut(box: Box, { left, top, right, bottom }: DOMRect): Box {
  const from = { left: Math.max(box.left, left), top: Math.max(box.top, top) };
  return {
    ...from,
    width: Math.min(box.left + box.width, right) - from.left,
    height: Math.min(box.top + box.height, bottom) - from.top,
  };
}
