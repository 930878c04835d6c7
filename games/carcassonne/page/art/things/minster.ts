import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import {
  closed,
  fine,
  lines,
  type Markup,
  patch,
  shadow,
  shape,
  spot,
  stroke,
} from '../hand/pen.ts';

/** The big church of a city, 22 wide and 26 high: a nave, and a tower with a spire at one side. */
export function minster(x: number, y: number, side: 1 | -1): Markup {
  const at = (by: number): number => x + side * by;
  const nave = closed([
    [at(-2), y],
    [at(-2), y - 6],
    [at(11), y - 6],
    [at(11), y],
  ]);
  const roof = closed([
    [at(-3), y - 13.5],
    [at(9.6), y - 13.5],
    [at(12), y - 5.4],
    [at(-2), y - 5.4],
  ]);
  const cuts = gouges(4, (cut) =>
    gouge(at(0.5 + cut * 2.8), y - 6, 6.4, -1.57 - side * 0.26, 0.45),
  );
  const tower = closed([
    [at(-10), y + 0.4],
    [at(-10), y - 14],
    [at(-2), y - 14],
    [at(-2), y + 0.4],
  ]);
  const spire = closed([
    [at(-11), y - 13.6],
    [at(-6), y - 24],
    [at(-1), y - 13.6],
  ]);
  const openings = `M${spot(at(-6), y)}v-4M${spot(at(2), y - 1.4)}v-2.4M${spot(at(7), y - 1.4)}v-2.4`;
  return (
    shadow(x + 1, y, 12, 2.4) +
    shape(nave, 'c-plaster-2') +
    shape(roof, 'c-roof') +
    fine(patch(cuts, 'c-roof-cut', 'opacity=".75"')) +
    shape(tower, 'c-plaster') +
    shape(spire, 'c-roof-2') +
    lines(`M${spot(at(-6), y - 24)}v-3.4`, 1.1) +
    stroke(`M${spot(at(-6), y - 10)}h.01`, 'c-window', 3.4, 'stroke-linecap="round"') +
    stroke(openings, 'c-window', 1.9, 'stroke-linecap="round"')
  );
}
