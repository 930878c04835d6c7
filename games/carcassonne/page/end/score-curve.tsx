import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
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
/** So much of the height a figure at the end of its line needs. */
const FIGURE = 0.19;

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
  const ends = apart(scores.map((points, player) => ({ player, down: y(points) / HIGH })));
  return (
    <section className="end-curve paper">
      <header>
        <h2 className="display">{words.end.curve}</h2>
        <p>{words.end.lastTile}</p>
      </header>
      <div className="end-lines">
        <svg
          viewBox={`-3 -3 ${WIDE + 6} ${HIGH + 6}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="last-tile" d={`M${WIDE - END} 0V${HIGH}`} />
          {seats.map(({ tribe }, player) => (
            <g key={tribe}>
              <path className="line-edge" d={`M${lineOf(player)}`} />
              <path
                className="line"
                d={`M${lineOf(player)}`}
                style={{ stroke: `var(--p-${tribe})` }}
              />
            </g>
          ))}
          <path className="ground" d={`M0 ${HIGH}H${WIDE}`} />
        </svg>
        {ends.map(({ player, down }) => (
          <i key={player} style={{ top: `${100 * down}%` }}>
            <Icon name={`person-${ofSeat(seats, player).tribe}`} size={16} />
          </i>
        ))}
      </div>
    </section>
  );
}

interface LineEnd {
  readonly player: number;
  /** From the top, as a part of the height. */
  readonly down: number;
}

/** From the top on, none over another. */
function apart(ends: readonly LineEnd[]): readonly LineEnd[] {
  const placed: LineEnd[] = [];
  for (const { player, down } of ends.toSorted((one, other) => one.down - other.down)) {
    const above = placed.at(-1)?.down ?? Number.NEGATIVE_INFINITY;
    placed.push({ player, down: Math.max(down, above + FIGURE) });
  }
  return placed;
}
