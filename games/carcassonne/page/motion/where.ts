import type { Spot } from './step.ts';

/** On the screen, in pixels: the middle of a thing. */
export interface Where {
  readonly x: number;
  readonly y: number;
  /** Of what lies or stands there. */
  readonly height: number;
  readonly isPanel?: boolean;
  /** It is outside the window on the land; this is the nearest point within. */
  readonly isOut?: boolean;
  /** What is shown there already. */
  readonly thing?: HTMLElement;
}

/** Nothing gets nearer to the edge of the window on the land. */
const EDGE = 12;
const POINT: Size = { width: 0, height: 0 };
/** How far below the stack a removed tile is seen, and how large, in pixels. */
const BELOW = 80;
const REMOVED_TILE = 96;

/** How large something is that has to be seen whole. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** It stands on its spot; else that is its middle. */
  readonly isAbove?: boolean;
}

/** Where a spot is now, for something of this size; undefined when it is not shown at all. */
export function whereIs(spot: Spot, size = POINT): Where | undefined {
  switch (spot.at) {
    case 'land':
      return inWindow(onLand(spot.x, spot.y, size), size);
    case 'panel':
      return panelPart(spot.player, spot.part);
    case 'stack':
      return middleOf(firstShown('.tiles-left'));
    case 'besideStack':
      return besideStack();
    case 'hand':
      return inHand();
  }
}

/** The land is moved by its style: its corner, and how large a tile is, say where everything is. */
function onLand(x: number, y: number, { isAbove, height }: Size): Where | undefined {
  const over = document.querySelector<HTMLElement>('.over-land');
  if (over === null) return undefined;
  const { left, top } = over.getBoundingClientRect();
  const size = Number(over.style.getPropertyValue('--size'));
  const up = isAbove ? height / 2 : 0;
  return { x: left + x * size, y: top + y * size - up, height: size };
}

/** On a phone, the strip stands for the panels. */
function panelPart(player: number, part: 'supply' | 'score'): Where | undefined {
  const panel = `[data-panel="${player}"]`;
  const within = part === 'supply' ? `[data-supply="${player}"]` : '[data-has="score"]';
  const middle = middleOf(firstShown(`${panel} ${within}`) ?? firstShown(panel));
  return middle && { ...middle, isPanel: true };
}

function besideStack(): Where | undefined {
  const stack = middleOf(firstShown('.tiles-left'));
  return stack && { ...stack, y: stack.y + BELOW, height: REMOVED_TILE };
}

function inHand(): Where | undefined {
  const hand = firstShown('.tile-in-hand');
  const middle = middleOf(hand);
  return middle && hand instanceof HTMLElement ? { ...middle, thing: hand } : middle;
}

const firstShown = (selector: string): Element | undefined =>
  Array.from(document.querySelectorAll(selector)).find(
    (each) => each.getBoundingClientRect().width > 0,
  );

function middleOf(element: Element | undefined): Where | undefined {
  if (element === undefined) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

/** What is outside the window on the land comes from its edge. */
function inWindow(where: Where | undefined, { width, height }: Size): Where | undefined {
  const pane = document.querySelector('.board-frame')?.getBoundingClientRect();
  if (where === undefined || pane === undefined) return where;
  const [aside, above] = [EDGE + width / 2, EDGE + height / 2];
  const x = between(pane.left + aside, where.x, pane.right - aside);
  const y = between(pane.top + above, where.y, pane.bottom - above);
  return x === where.x && y === where.y ? where : { ...where, x, y, isOut: true };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
