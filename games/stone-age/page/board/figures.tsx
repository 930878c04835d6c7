import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { PlacedSymbol } from '../art/icon.tsx';
import type { Point } from './layout.ts';
import type { Mark } from './marks.ts';

interface FiguresProps {
  readonly people: readonly Tribe[];
  /** Who would stand there, too. */
  readonly ghosts?: readonly Tribe[];
  /** Where each of them stands. */
  readonly spots: readonly Point[];
  readonly height?: number;
}

/** People on their spots, those behind drawn first. */
export function Figures({ people, ghosts = [], spots, height = 33 }: FiguresProps) {
  return [...people, ...ghosts]
    .map((tribe, at) => ({ tribe, at, spot: spots[Math.min(at, spots.length - 1)]! }))
    .sort((one, other) => one.spot[1] - other.spot[1])
    .map(({ tribe, at, spot: [x, y] }) => (
      <g key={at} data-figure={at} className={at < people.length ? 'figure' : 'figure ghost'}>
        <PlacedSymbol name={`standing-${tribe}`} x={x} y={y + 4} height={height} />
      </g>
    ));
}

/** A mark's ghosts as figures. */
export const ghostsOf = ({ ghosts = 0 }: Mark, tribe: Tribe): Tribe[] =>
  upTo(ghosts).map(() => tribe);
