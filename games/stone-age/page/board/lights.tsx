import type { LandPlace } from '../../words/land-place.ts';
import { GLOWS } from './layout.ts';
import type { Marks } from './marks.ts';

interface LightsProps {
  readonly places: readonly LandPlace[];
  readonly marks: Marks;
}

/**
 * The glow of every place where something can be done. All of it lies below the places: so a turn
 * that begins or ends paints neither the land nor the places anew.
 */
export function Lights({ places, marks }: LightsProps) {
  const lit = places.filter((place) => ['lit', 'chosen'].includes(marks(place).state));
  if (lit.length === 0) return null;
  return (
    <g className="lights">
      {lit.map((place) => {
        const [x, y, rx, ry] = GLOWS[place];
        return <ellipse key={place} cx={x} cy={y} rx={rx} ry={ry} fill="url(#lit)" />;
      })}
    </g>
  );
}
