import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import { useWords } from '../in-words.tsx';

interface ScoreCurveProps {
  /** After each turn, by player. */
  readonly curve: readonly (readonly number[])[];
  /** With what the end adds. */
  readonly scores: readonly number[];
  readonly seats: readonly Seat[];
}

/** The drawing, in its own units; what the end adds has the last of them. */
const WIDE = 480;
const HIGH = 84;
const END = 30;
/** Lines differ by more than their colour. */
const DASHES = ['', '9 3', '3 3', '12 3 3 3', '1.5 3'];

/** How the score went, turn by turn. The table says what it came to. */
export function ScoreCurve({ curve, scores, seats }: ScoreCurveProps) {
  const words = useWords();
  const most = Math.max(1, ...scores);
  const turns = Math.max(1, curve.length - 1);
  const x = (turn: number): number => ((WIDE - END) * turn) / turns;
  const y = (points: number): number => HIGH - (HIGH - 4) * (points / most);
  const lineOf = (player: number): string =>
    [
      ...curve.map((now, turn) => [x(turn), y(ofSeat(now, player))] as const),
      [WIDE, y(ofSeat(scores, player))] as const,
    ]
      .map(([across, down]) => `${across.toFixed(1)} ${down.toFixed(1)}`)
      .join('L');
  return (
    <section className="end-curve paper">
      <header>
        <h2 className="display">{words.end.curve}</h2>
        <p>{words.end.lastTile}</p>
      </header>
      <svg viewBox={`-3 -3 ${WIDE + 6} ${HIGH + 6}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="last-tile" d={`M${WIDE - END} 0V${HIGH}`} />
        {seats.map(({ tribe }, player) => (
          <g key={tribe}>
            <path className="line-edge" d={`M${lineOf(player)}`} />
            <path
              className="line"
              d={`M${lineOf(player)}`}
              style={{ stroke: `var(--p-${tribe})` }}
              strokeDasharray={DASHES[player]}
            />
          </g>
        ))}
        <path className="ground" d={`M0 ${HIGH}H${WIDE}`} />
      </svg>
    </section>
  );
}
