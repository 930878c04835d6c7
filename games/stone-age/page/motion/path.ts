import type { Path } from '@ochre/ui/motion/step.ts';
import type { What } from './step.ts';
import type { Where } from './where.ts';

type Size = Pick<HTMLElement, 'offsetHeight'>;

/** How small cards and tiles get in a panel, and at the edge of what is seen of the board. */
const SMALL = 0.2;
/** How high a person is in a panel, in pixels. */
const PERSON_IN_PANEL = 26;

/** The way of a piece, and how large it is at both ends. */
export function pathOf(what: What, from: Where, to: Where, size: Size): Path {
  const end = (where: Where): Path['to'] => ({
    x: where.x,
    y: where.y,
    scale: scaleAt(what, where, size),
  });
  return { from: end(from), to: end(to) };
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
    default:
      return 1;
  }
}
