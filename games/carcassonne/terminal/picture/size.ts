import type { Side } from '../../rules/index.ts';

/** How large a tile is drawn, and which of its places belong to a city that ends at one side. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** `#` where the city is. */
  readonly caps: Readonly<Record<Side, readonly string[]>>;
}

export interface Place {
  readonly column: number;
  readonly row: number;
}

const flipped = (lines: readonly string[]): string[] => [...lines].reverse();
const mirrored = (lines: readonly string[]): string[] =>
  lines.map((line) => [...line].reverse().join(''));

function sizeOf(north: readonly string[], west: readonly string[]): Size {
  const [line = ''] = north;
  return {
    width: line.length,
    height: north.length,
    caps: { n: north, e: mirrored(west), s: flipped(north), w: west },
  };
}

/** On the map. Its corners above and below a city are left to the fields beside it. */
export const SMALL = sizeOf(
  [
    '.#####.', //
    '.......',
    '.......',
  ],
  [
    '#......', //
    '##.....',
    '#......',
  ],
);

/** Beside the map, where something is to be chosen on it. */
export const LARGE = sizeOf(
  ['.###########.', '...#######...', '.............', '.............', '.............'],
  ['#............', '##...........', '###..........', '##...........', '#............'],
);

export const isIn = (cap: readonly string[], { column, row }: Place): boolean =>
  cap[row]?.[column] === '#';

export const placesOf = ({ width, height }: Size): Place[] =>
  Array.from({ length: width * height }, (_, at) => ({
    column: at % width,
    row: Math.floor(at / width),
  }));

export const centreOf = ({ width, height }: Size): Place => ({
  column: (width - 1) / 2,
  row: (height - 1) / 2,
});
