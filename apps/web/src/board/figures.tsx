import { PlacedSymbol } from '../art/placed-symbol.tsx';
import type { Tribe } from '../art/symbols/people.tsx';
import type { Point } from './layout.ts';

interface FiguresProps {
  readonly people: readonly Tribe[];
  /** Where each of them stands. */
  readonly spots: readonly Point[];
  readonly height?: number;
}

/** People on their spots, those behind drawn first. */
export function Figures({ people, spots, height = 33 }: FiguresProps) {
  return people
    .map((tribe, at) => ({ tribe, at, spot: spots[Math.min(at, spots.length - 1)]! }))
    .sort((one, other) => one.spot[1] - other.spot[1])
    .map(({ tribe, at, spot: [x, y] }) => (
      <PlacedSymbol key={at} name={`standing-${tribe}`} x={x} y={y + 4} height={height} />
    ));
}
