import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { PlacedSymbol } from '../art/icon.tsx';

interface StandProps {
  readonly people: readonly Tribe[];
  /** Who would stand there. */
  readonly ghosts?: readonly Tribe[];
}

/** The circle at a card or tile, and who stands on it. */
export function Stand({ people, ghosts = [] }: StandProps) {
  const [tribe] = [...people, ...ghosts];
  return (
    <svg className="stand" viewBox="0 0 34 42" aria-hidden="true">
      <ellipse
        cx="17"
        cy="33"
        rx="13.5"
        ry="7.5"
        className={tribe === undefined ? 'circle' : 'circle taken'}
      />
      {tribe !== undefined && (
        <g data-figure={0} className={people.length > 0 ? 'figure' : 'figure ghost'}>
          <PlacedSymbol name={`standing-${tribe}`} x={17} y={38} height={36} />
        </g>
      )}
    </svg>
  );
}
