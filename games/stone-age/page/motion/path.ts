import type { Path } from '@ochre/ui/motion/step.ts';
import type { What } from './step.ts';
import { between, boardWindow, valleyScale, type Where } from './where.ts';

type Size = Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>;

/** How small cards and tiles get in a panel, and at the edge of what is seen of the board. */
const SMALL = 0.2;
/** How high a person is in a panel, in pixels. */
const PERSON_IN_PANEL = 26;
/** Dice on a phone stay large enough to be read. */
const SMALLEST_DICE = 0.8;

/** The way of a piece, and how large it is at both ends. */
export function pathOf(what: What, from: Where, to: Where, size: Size): Path {
  const end = (where: Where): Path['to'] => ({
    x: where.x,
    y: where.y,
    scale: scaleAt(what, where, size),
  });
  return what.kind === 'dice'
    ? { from: onBoard(end(from), size), to: onBoard(end(to), size) }
    : { from: end(from), to: end(to) };
}

function scaleAt(
  { kind }: What,
  { height, isPanel, isOut }: Where,
  { offsetHeight }: Size,
): number {
  switch (kind) {
    case 'person':
      return (isPanel ? PERSON_IN_PANEL : height) / offsetHeight;
    case 'card':
    case 'tile':
      return isPanel || isOut ? SMALL : height / offsetHeight;
    case 'elder':
      return height / offsetHeight;
    case 'dice':
      return Math.max(SMALLEST_DICE, valleyScale());
    default:
      return 1;
  }
}

/** No die falls off the board. */
function onBoard(end: Path['to'], { offsetWidth, offsetHeight }: Size): Path['to'] {
  const pane = boardWindow();
  if (pane === undefined) return end;
  const half = { x: (offsetWidth * end.scale) / 2, y: (offsetHeight * end.scale) / 2 };
  return {
    ...end,
    x: between(pane.left + half.x, end.x, pane.right - half.x),
    y: between(pane.top + half.y, end.y, pane.bottom - half.y),
  };
}
