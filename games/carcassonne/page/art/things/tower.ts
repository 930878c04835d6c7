import { gouge, round } from '@ochre/ui/art/carving/gouge.ts';
import { fine, type Markup, patch, shadow, shape, spot, stroke } from '../hand/pen.ts';

export interface Tower {
  readonly width?: number;
  readonly height?: number;
  /** It has a roof instead of battlements. */
  readonly isRoofed?: boolean;
}

/** A round tower with its foot at x, y. */
export function tower(x: number, y: number, asked: Tower = {}): Markup {
  const { width = 8.6, height = 12.5, isRoofed = false } = asked;
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const body = `M${spot(left, y)}V${round(top)}H${round(right)}V${round(y)}Q${spot(x, y + 1.8)} ${spot(left, y)}Z`;
  const shaded = `M${spot(x + width * 0.12, y + 0.6)}V${round(top)}H${round(right - 0.4)}V${round(y)}z`;
  return (
    shadow(x + 1, y, width * 0.62, 2) +
    shape(body, 'c-wall') +
    patch(shaded, 'c-wall-2') +
    (isRoofed ? cone(x, top, width) : battlements(x, top, width)) +
    stroke(`M${spot(x - 1.2, top + 7)}v-2.6`, 'c-window', 1.5)
  );
}

function cone(x: number, top: number, width: number): Markup {
  const [left, right] = [x - width / 2 - 1.2, x + width / 2 + 1.2];
  const roof = `M${spot(left, top + 0.8)}L${spot(x, top - 8.5)}L${spot(right, top + 0.8)}Q${spot(x, top + 2.4)} ${spot(left, top + 0.8)}Z`;
  const cuts = gouge(x - 1.8, top + 0.6, 6, -1.35, 0.4) + gouge(x + 0.2, top + 1, 7, -1.55, 0.4);
  return shape(roof, 'c-roof-2') + fine(patch(cuts, 'c-roof-3'));
}

function battlements(x: number, top: number, width: number): Markup {
  const whole = width + 2.4;
  const step = round(whole / 5);
  const merlons = `h${step}v1.8h${step}v-1.8h${step}v1.8h${step}v-1.8h${step}`;
  return shape(
    `M${spot(x - whole / 2, top + 2.4)}V${round(top - 2.6)}${merlons}V${round(top + 2.4)}Z`,
    'c-wall',
  );
}

/** A pennant on a tower with its foot at x, y: whose city it is. */
export const pennant = (x: number, y: number, tribe: string): Markup =>
  `<path d="M${spot(x, y - 14.5)}v-9" class="ik" stroke-width="1.2"/>` +
  shape(`M${spot(x + 0.4, y - 23.5)}l8.6 2.7l-8.6 2.9z`, `p-${tribe}`, 1);
