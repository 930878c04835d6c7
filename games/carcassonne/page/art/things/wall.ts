import type { Line } from '../geometry/point.ts';
import { type Markup, open } from '../hand/pen.ts';

const HEIGHT = 4.6;

/** A city wall along a line: drawn from its foot upwards, with merlons on top. */
export function wall(line: Line): Markup {
  const d = open(line);
  const at = (rise: number, colour: string, width: number, more = ''): Markup =>
    `<path d="${d}" transform="translate(0 ${-rise})" stroke="var(--${colour})" stroke-width="${width}"${more}/>`;
  const layers =
    `<path d="${d}" transform="translate(.8 1)" stroke="var(--shade)" stroke-width="5.2" opacity=".2"/>` +
    at(0, 'line-ink', 5.2) +
    at(HEIGHT / 2, 'line-ink', 5.2) +
    at(HEIGHT, 'line-ink', 5.8) +
    at(0, 'c-wall-2', 3.2) +
    at(HEIGHT / 2, 'c-wall-2', 3.2) +
    at(HEIGHT, 'c-wall-3', 3.6) +
    at(HEIGHT, 'c-wall', 3.6, ' stroke-dasharray="3.2 1.7"');
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="butt">${layers}</g>`;
}
