import type { ElderArea } from '@ochre/stone-age/rules';
import { VALLEY } from '../art/scene/size.ts';
import { ELDER_STANDS, HEAPS, type Point } from '../board/layout.ts';
import type { Spot } from './step.ts';

/** On the screen, in pixels: the middle of a thing, for a person where the feet are. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isPanel?: boolean;
  /** It is outside the window on the board; this is the nearest point within. */
  readonly isOut?: boolean;
  /** What is shown there already. */
  readonly thing?: HTMLElement | SVGElement;
}

/** How high people and goods are in the valley, in its own coordinates. */
const PERSON = 33;
const GOOD = 24;
const ELDER = 92;
/** How far below a circle's middle the feet are. */
const FEET = 4;
/** Nothing gets nearer to the edge of the window on the board. */
const EDGE = 12;
/** How far down banners hang, as part of the window on the board. */
const SKY = 0.1;
/** The middle of the fire in the village. */
const FIRE: Point = [424, 420];

/** Where a spot is now; undefined when it is not shown at all. */
export function whereIs(spot: Spot): Where | undefined {
  switch (spot.at) {
    case 'person':
      return inWindow(personAt(spot.place, spot.nth));
    case 'place':
      return inWindow(placeAt(spot.place));
    case 'dice':
      return inWindow(middleOf(document.querySelector('.dice-on-land')) ?? inValley(FIRE, GOOD));
    case 'panel':
      return panelPart(spot.player, spot.part);
    case 'deck':
      return inWindow(middleOf(document.querySelector('.deck .card-back')));
    case 'discard':
      return inWindow(discard());
    case 'bottom':
      return inWindow(bottomOf(spot.place));
    case 'heap':
      return inWindow(inValley(HEAPS[spot.good], GOOD));
    case 'elder':
      return inWindow(elderIn(spot.area));
    case 'fire':
      return inWindow(inValley(FIRE, GOOD));
    case 'sky':
      return sky();
  }
}

/** On a phone, a part of the board. */
const boardWindow = (): DOMRect | undefined =>
  document.querySelector('.board-window')?.getBoundingClientRect();

/** A pixel of the valley's own coordinates, on the screen. */
const valleyScale = (): number => (valley()?.width ?? VALLEY.width) / VALLEY.width;

const valley = (): DOMRect | undefined =>
  document.querySelector('.valley')?.getBoundingClientRect();

const standsAt = (place: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(`[data-stands="${place}"]`);

function personAt(place: string, nth: number): Where | undefined {
  const stands = standsAt(place);
  const figure = stands?.querySelector<SVGGElement>(`[data-figure="${nth}"]`);
  const use = figure?.querySelector('use');
  if (figure && use) return feetOf(figure, use);
  const circles = stands?.querySelectorAll('.circle, .camp') ?? [];
  const middle = middleOf(circles[Math.min(nth, circles.length - 1)] ?? stands);
  const scale = valleyScale();
  return middle && { x: middle.x, y: middle.y + FEET * scale, height: PERSON * scale };
}

/** By its own numbers: the box of a symbol on the screen is that of its ink. */
function feetOf(figure: SVGGElement, use: SVGUseElement): Where | undefined {
  const onScreen = figure.getScreenCTM();
  if (onScreen === null) return undefined;
  const x = use.x.baseVal.value + use.width.baseVal.value / 2;
  const height = use.height.baseVal.value;
  const feet = new DOMPoint(x, use.y.baseVal.value + height).matrixTransform(onScreen);
  return { x: feet.x, y: feet.y, height: height * onScreen.d, thing: figure };
}

/** A card or a tile, or the picture of the place. */
function placeAt(place: string): Where | undefined {
  const stands = standsAt(place);
  const thing = stands?.querySelector<HTMLElement>('.card, .tile');
  if (thing) return { ...middleOf(thing)!, thing };
  const art = stands?.querySelector('.place-art');
  const middle = middleOf(art ?? stands);
  return middle && (art ? { ...middle, height: GOOD * valleyScale() } : middle);
}

/** On a phone, the strip stands for the panels, and what the viewer has is listed below. */
function panelPart(player: number, part: string): Where | undefined {
  const panel = `[data-panel="${player}"]`;
  const middle = middleOf(firstShown(`${panel} [data-has="${part}"]`) ?? firstShown(panel));
  return middle && { ...middle, isPanel: true };
}

const firstShown = (selector: string): Element | undefined =>
  Array.from(document.querySelectorAll(selector)).find(
    (each) => each.getBoundingClientRect().width > 0,
  );

function middleOf(element: Element | null | undefined): Where | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

/** A point of the valley's own coordinates, and how high something is there. */
function inValley([x, y]: Point, height: number): Where | undefined {
  const scene = valley();
  const scale = valleyScale();
  return scene && { x: scene.left + x * scale, y: scene.top + y * scale, height: height * scale };
}

function elderIn(area: ElderArea): Where | undefined {
  const thing = document.querySelector<SVGGElement>('[data-elder]');
  const where = inValley(ELDER_STANDS[area], ELDER);
  return where && thing ? { ...where, thing } : where;
}

/** Nothing lies there before the first card that is discarded. */
const discard = (): Where | undefined =>
  middleOf(
    document.querySelector('.deck .small-card') ?? document.querySelector('.deck .card-back'),
  );

/** The lowest slip of a stack; the tile itself when it is the only one. */
function bottomOf(place: string): Where | undefined {
  const slips = standsAt(place)?.parentElement?.querySelectorAll('.slip') ?? [];
  return middleOf(slips[slips.length - 1] ?? standsAt(place));
}

function sky(): Where | undefined {
  const pane = boardWindow();
  return pane && { x: pane.left + pane.width / 2, y: pane.top + pane.height * SKY, height: 0 };
}

/** What is outside the window on the board comes from its edge. */
function inWindow(where: Where | undefined): Where | undefined {
  const pane = boardWindow();
  if (where === undefined || pane === undefined) return where;
  const x = between(pane.left + EDGE, where.x, pane.right - EDGE);
  const y = between(pane.top + EDGE, where.y, pane.bottom - EDGE);
  return x === where.x && y === where.y ? where : { ...where, x, y, isOut: true };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
