import { PlacedSymbol } from '../art/placed-symbol.tsx';
import type { Tribe } from '../art/symbols/people.tsx';

interface StandProps {
  readonly people: readonly Tribe[];
}

/** The circle at a card or tile, and who stands on it. */
export function Stand({ people }: StandProps) {
  const [tribe] = people;
  return (
    <svg className="stand" viewBox="0 0 34 42" aria-hidden="true">
      <ellipse
        cx="17"
        cy="33"
        rx="13.5"
        ry="7.5"
        className={tribe === undefined ? 'circle' : 'circle taken'}
      />
      {tribe !== undefined && <PlacedSymbol name={`standing-${tribe}`} x={17} y={38} height={36} />}
    </svg>
  );
}
