import type { PlaceName } from '@ochre/stone-age/rules';

/** Where a box lies, so that its tail is over what it is about. */
export interface Pointing {
  /** Of the whole box to the side, from the middle of the board. */
  readonly shift: number;
  /** Of the tail, from the box's left edge. */
  readonly tail: number;
}

/** The tail keeps away from the corners, and the box from the edges of the board. */
const CORNER = 44;
const EDGE = 10;

/** Undefined for what does not lie below the box: cards and tiles do. */
export function pointingTo(box: HTMLElement, place: PlaceName): Pointing | undefined {
  const target = document.querySelector(`.shelf [data-place="${place}"]`)?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (target === undefined || board === undefined) return undefined;
  const width = box.offsetWidth;
  const x = target.left + target.width / 2;
  const middle = board.left + board.width / 2;
  const most = Math.max(0, (board.width - width) / 2 - EDGE);
  const wanted = x - middle;
  const reach = width / 2 - CORNER;
  const missing = Math.abs(wanted) <= reach ? 0 : wanted - Math.sign(wanted) * reach;
  const shift = Math.round(Math.max(-most, Math.min(most, missing)));
  const tail = Math.round(x - (middle + shift - width / 2));
  return { shift, tail: Math.max(CORNER / 2, Math.min(width - CORNER / 2, tail)) };
}
