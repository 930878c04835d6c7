import type { KeyMoment } from '@ochre/search/review';
import type { Seat } from '@ochre/ui/seat.ts';
import { type CSSProperties, memo } from 'react';
import './win-curve.css';

interface WinCurveProps {
  readonly at: number;
  readonly length: number;
  /** Of every seat, after so many moves; as far as they are known. */
  readonly shares: readonly (readonly number[])[];
  readonly keys: readonly KeyMoment[];
  readonly seats: readonly Seat[];
  readonly label: string;
  /** Where that is and how it stood, in words. */
  readonly where: string;
  readonly onGo: (moves: number) => void;
}

/** The chances of all seats over the game, one upon the other: a picture one can scrub. */
export function WinCurve({ at, length, shares, keys, seats, label, where, onGo }: WinCurveProps) {
  const part = (moves: number): CSSProperties =>
    ({ '--at': moves / Math.max(1, length) }) as CSSProperties;
  return (
    <div className="win-curve" style={part(at)}>
      <Areas length={length} shares={shares} seats={seats} />
      <Marks length={length} keys={keys} />
      <i className="playhead" />
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={label}
        aria-valuetext={where}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
    </div>
  );
}

type AreasProps = Pick<WinCurveProps, 'length' | 'shares' | 'seats'>;

const HIGH = 100;

/** Drawn anew only when more is known: to scrub moves nothing but a line. */
const Areas = memo(function Areas({ length, shares, seats }: AreasProps) {
  if (shares.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, length)} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {seats.map(({ tribe }, seat) => (
        <path
          key={tribe}
          d={areaUnder(shares, seat)}
          style={{ fill: `var(--p-${tribe})` }}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path className="even" d={`M0 ${HIGH / 2}H${length}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

/** The shares of a seat and all after it, up from the bottom: those after it are drawn over that. */
function areaUnder(shares: readonly (readonly number[])[], seat: number): string {
  const edge = shares.map((all, moves) => {
    const below = all.slice(seat).reduce((sum, share) => sum + share, 0);
    return `${moves} ${Math.round((1 - below) * HIGH * 10) / 10}`;
  });
  return `M0 ${HIGH}L${edge.join('L')}L${shares.length - 1} ${HIGH}Z`;
}

const Marks = memo(function Marks({ length, keys }: Pick<WinCurveProps, 'length' | 'keys'>) {
  return keys.map((key) => (
    <i
      key={`${key.kind} ${key.moment.at}`}
      className={`key-mark ${key.kind === 'loss' ? key.grade : key.share > 0 ? 'lucky' : 'unlucky'}`}
      style={{ '--at': (key.moment.at + 1) / Math.max(1, length) } as CSSProperties}
    />
  ));
});
