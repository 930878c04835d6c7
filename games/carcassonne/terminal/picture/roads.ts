import type { Lie } from '../../rules/lies.ts';
import { centreOf, type Place, type Size } from './size.ts';
import type { Spot } from './spot.ts';

/** Lines from each side to the middle: `─` to the east and west, `│` to the north and south. */
const LINES = ['│', '─', '│', '─'] as const;
/** How a road that runs on looks in the middle, by its sides in order. */
const BENDS: Readonly<Record<string, string>> = {
  '0,1': '└',
  '0,2': '│',
  '0,3': '┘',
  '1,2': '┌',
  '1,3': '─',
  '2,3': '┐',
};
/** Three or four roads end in a village. */
const CROSSING: Spot = { sign: '○', kind: 'crossing' };

/** The road at a place, or the village in which roads end. */
export function roadAt({ segments }: Lie, size: Size, place: Place): Spot | undefined {
  const centre = centreOf(size);
  if (place.column === centre.column && place.row === centre.row) return inTheMiddle(segments);
  const segment = segments.findIndex(
    ({ kind, sides }) => kind === 'road' && sides.some((side) => sideOf(centre, place) === side),
  );
  if (segment === -1) return undefined;
  return { sign: LINES[sideOf(centre, place)!]!, kind: 'road', segment };
}

function inTheMiddle(segments: Lie['segments']): Spot | undefined {
  const roads = segments.filter(({ kind }) => kind === 'road');
  const segment = segments.findIndex(({ kind, sides }) => kind === 'road' && sides.length > 1);
  const sign = BENDS[(segments[segment]?.sides ?? []).join()];
  if (sign !== undefined) return { sign, kind: 'road', segment };
  return roads.length > 2 ? CROSSING : undefined;
}

/** From which side a road comes that passes here on its way to the middle. */
function sideOf(centre: Place, { column, row }: Place): number | undefined {
  if (column === centre.column) return row < centre.row ? 0 : 2;
  if (row === centre.row) return column > centre.column ? 1 : 3;
  return undefined;
}
