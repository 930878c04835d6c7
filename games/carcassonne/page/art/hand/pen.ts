import { round } from '@ochre/ui/art/carving/gouge.ts';
import type { Line } from '../geometry/point.ts';

/**
 * Drawn svg. A land has thousands of paths that never change once they are printed, so they are written as
 * text, kept for each tile and edge, and handed to the browser as they are: React holds one element for each
 * thing that stands, not one for each of its strokes.
 */
export type Markup = string;

/** The outline of things; colour, joins and caps are in tokens.css. */
export const ink = (width: number): string => `class="ik" stroke-width="${width}"`;

/** A printed shape with its outline. */
export const shape = (d: string, fill: string, width = 1.05): Markup =>
  `<path d="${d}" fill="var(--${fill})" ${ink(width)}/>`;

/** A shape without an outline, or several as one path. */
export const patch = (d: string, fill: string, more = ''): Markup =>
  `<path d="${d}" fill="var(--${fill})"${more && ` ${more}`}/>`;

/** A line without an outline. */
export const stroke = (d: string, colour: string, width: number, more = ''): Markup =>
  `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}"${more && ` ${more}`}/>`;

/** Lines of ink alone. */
export const lines = (d: string, width: number): Markup =>
  `<path d="${d}" fill="none" ${ink(width)}/>`;

/** What is left out where a tile is small. */
export const fine = (drawn: Markup): Markup => `<g class="fn">${drawn}</g>`;

export const shadow = (x: number, y: number, rx: number, ry: number): Markup =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="var(--shade)" opacity=".22"/>`;

/** Through all points. */
export const open = (points: Line): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Through all points and back. */
export const closed = (points: Line): string => `${open(points)}Z`;

export const spot = (x: number, y: number): string => `${round(x)} ${round(y)}`;
