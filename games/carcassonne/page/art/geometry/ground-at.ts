import type { SegmentKind } from '../../../rules/index.ts';
import type { Point } from './point.ts';
import { CITY, FIELD, groundOf, isCity, isField, ROAD, rasterOf, YARD } from './raster.ts';
import type { Lying } from './segment.ts';

/** Which of a tile's cities, roads or fields something is. */
export interface Ground {
  readonly kind: SegmentKind;
  readonly index: number;
}

/** What lies at a point of a tile, in its units as it lies; undefined where roads cross. */
export function groundAt(
  { tile, rotation }: Lying,
  [x, y]: Point,
  cut = 0,
): Ground | 'building' | undefined {
  const what = groundOf(rasterOf(tile, cut), rotation)(x, y);
  if (what === YARD) return 'building';
  if (isCity(what)) return { kind: 'city', index: what - CITY };
  if (isField(what)) return { kind: 'field', index: what - FIELD };
  return what >= ROAD && what < FIELD ? { kind: 'road', index: what - ROAD } : undefined;
}
