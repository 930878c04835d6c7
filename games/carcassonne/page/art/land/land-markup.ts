import { WIDTH } from '../geometry/point.ts';
import type { Markup } from '../hand/pen.ts';
import { edgesOf } from './edges.ts';
import { grainOf } from './grain.ts';
import { laidOf, type TileOnLand } from './laid.ts';
import { jointsOf, outlineOf } from './outline.ts';
import { standingOn } from './standing.ts';

/** What tokens.css and land.css say of it, where nothing else does. */
const STYLE =
  '<style>.ik{stroke:var(--line-ink);stroke-linejoin:round;stroke-linecap:round}' +
  '.firelight{fill:var(--c-fire-glow)}.fn{display:none}</style>';

/** A whole land as text, to be a picture of its own: the same print, without what is lit on it. */
export function landMarkup(board: readonly TileOnLand[]): Markup {
  const laid = laidOf(board);
  const outline = outlineOf(laid);
  const grain = laid.tiles.map(({ x, y }) => grainOf(x, y, '')).join('');
  const strips = edgesOf(laid, '').map((edge) => edge.strips);
  const onTiles = laid.tiles.map(({ x, y, drawn }) =>
    moved(drawn.tufts + drawn.roads + drawn.floors, x * WIDTH, y * WIDTH),
  );
  const things = standingOn(laid, new Map(), '').map(({ drawn, x, y }) => moved(drawn, x, y));
  return [
    STYLE,
    `<clipPath id="land"><path d="${outline}"/></clipPath>`,
    `<path d="${outline}" fill="var(--line-ink)" transform="translate(0 8)"/>`,
    `<g clip-path="url(#land)"><path d="${outline}" fill="var(--c-field)"/>${grain}`,
    ...strips,
    ...onTiles,
    `<path d="${jointsOf(laid)}" fill="none" stroke="var(--line-ink)" stroke-width=".7" `,
    'stroke-dasharray="2 3" opacity=".28"/></g>',
    `<path d="${outline}" fill="none" stroke="var(--line-ink)" stroke-width="3" stroke-linejoin="round"/>`,
    ...things,
  ].join('');
}

const moved = (drawn: Markup, x: number, y: number): Markup =>
  x === 0 && y === 0 ? drawn : `<g transform="translate(${x} ${y})">${drawn}</g>`;
