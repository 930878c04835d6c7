import { round } from '@ochre/ui/art/carving/gouge.ts';
import { type Markup, patch, shape } from '../hand/pen.ts';

const OUTLINE = 'M-6.4-7.2Q0-5.8 6.4-7.2Q7.2 3.6 0 8.2Q-7.2 3.6-6.4-7.2Z';
const CHEVRON = 'M-6.1-3.4L0 1L6.1-3.4L6.3-.2L0 4.3L-6.3-.2Z';

/** The coat of arms of a city, about x, y. */
export const shield = (x: number, y: number): Markup =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(.95)">` +
  patch(OUTLINE, 'rim', 'stroke="var(--rim)" stroke-width="3.4" stroke-linejoin="round"') +
  shape(OUTLINE, 'c-shield', 1.4) +
  patch(CHEVRON, 'c-shield-2') +
  '<circle cy="-3.5" r="1.7" fill="var(--c-shield-2)"/></g>';
