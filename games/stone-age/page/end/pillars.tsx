import { ofSeat } from '@ochre/kernel';
import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { PlacedSymbol } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import { type Layer, type Pillar, reached, type Strata } from './strata.ts';

interface PillarsProps {
  readonly strata: Strata;
  readonly seats: readonly Seat[];
  readonly laid: number;
}

/** One pillar takes this much room; the drawing is as wide as there are pillars. */
const STEP = 120;
const WIDTH = 100;
const BASE = 480;
const HIGHEST = 372;
/** A handful of points is no tower, even where nobody has more. */
const LEAST = 60;
/** Lower layers are too thin for a number. */
const READABLE = 15;

interface Tone {
  readonly ground: string;
  readonly cut: string;
  readonly ink: string;
}

const sand = (light: number, dark: number): Tone => ({
  ground: `color-mix(in srgb, var(--sand) ${light}%, #6b4a17)`,
  cut: `color-mix(in srgb, var(--sand) ${dark}%, #6b4a17)`,
  ink: 'var(--sand-ink)',
});

const TONES: Readonly<Record<string, Tone>> = {
  track: { ground: 'var(--rock2)', cut: 'var(--rock3)', ink: 'light-dark(#1e1610, #f4e8d0)' },
  culture: { ground: 'var(--culture)', cut: '#7e9450', ink: 'var(--culture-ink)' },
  farmers: sand(100, 74),
  toolmakers: sand(90, 64),
  builders: sand(100, 74),
  shamans: sand(90, 64),
  traders: sand(100, 74),
  resources: { ground: 'var(--g-clay)', cut: 'var(--g-clay-3)', ink: '#1e1208' },
};
const OTHER: Tone = TONES.resources!;

/** The sign of a line of the scoring. */
export const LINE_ICONS: Readonly<Record<string, SymbolName>> = {
  track: 'points',
  culture: 'pottery',
  farmers: 'farmer',
  toolmakers: 'toolmaker',
  builders: 'builder',
  shamans: 'shaman',
  traders: 'trader',
  resources: 'any',
  board: 'any',
  discarded: 'card',
  tokens: 'tool',
  hut: 'person',
  drawStack: 'card',
};

/** Strata: what a tribe laid down, layer on layer; its person stands on top. The table says it too. */
export function Pillars({ strata, seats, laid }: PillarsProps) {
  const { pillars, rows, height } = strata;
  const scale = HIGHEST / Math.max(LEAST, height);
  const there = new Set(rows.slice(0, laid).map(({ line }) => line));
  return (
    <svg
      className="pillars"
      viewBox={`0 0 ${pillars.length * STEP} ${BASE + 12}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
    >
      {pillars.map((pillar, at) => {
        const x = STEP * (at + 0.5);
        const { tribe } = ofSeat(seats, pillar.player);
        const top = BASE - scale * Math.max(0, reached(pillar, rows, laid));
        return (
          <g key={tribe}>
            <ellipse
              cx={x}
              cy={BASE + 2}
              rx={WIDTH * 0.62}
              ry="9"
              fill="var(--shade)"
              opacity=".3"
            />
            {pillar.layers
              .filter(({ line }) => there.has(line))
              .map((layer, index) => (
                <Stratum
                  key={layer.line}
                  layer={layer}
                  x={x}
                  scale={scale}
                  index={index}
                  isDug={laid >= rows.length && layer.to > pillar.total}
                />
              ))}
            {laid >= rows.length && <Lost pillar={pillar} x={x} scale={scale} />}
            <g className="on-top" style={{ translate: `0 ${Math.round(top)}px` }}>
              <ellipse cx={x} cy="-1" rx="20" ry="5" fill="var(--shade)" opacity=".35" />
              <PlacedSymbol name={`standing-${tribe}`} x={x} y={3} height={at === 0 ? 84 : 60} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

interface StratumProps {
  readonly layer: Layer;
  readonly x: number;
  readonly scale: number;
  readonly index: number;
  /** What was taken away again reaches into it: its number would not be seen whole. */
  readonly isDug: boolean;
}

function Stratum({ layer, x, scale, index, isDug }: StratumProps) {
  const { line, points } = layer;
  const { ground, cut, ink } = TONES[line] ?? OTHER;
  const height = points * scale;
  const y = BASE - layer.from * scale;
  const [left, right] = [x - WIDTH / 2 + (index % 3), x + WIDTH / 2 - ((index + 1) % 3)];
  const sag = ((index * 37) % 7) - 3;
  const cuts = gouges(Math.max(2, Math.round(height / 3.4)), (i) =>
    gouge(
      left + 4 + ((i * 29 + index * 13) % (WIDTH - 24)),
      y - 3 - ((i * 3.3) % Math.max(1, height - 5)),
      9 + ((i * 5) % 13),
      0.02 * sag,
      1.1,
    ),
  );
  const hasSign = line !== 'track' && line !== 'resources';
  return (
    <g className="stratum">
      <g className="place-art">
        <path
          d={`M${left} ${y}L${left} ${y - height}Q${x} ${y - height + sag} ${right} ${y - height}L${right} ${y}Z`}
          fill={ground}
          stroke="var(--line-ink)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d={cuts} fill={cut} opacity=".8" />
      </g>
      {height >= READABLE && !isDug && (
        <g style={{ color: ink }}>
          {hasSign && (
            <PlacedSymbol
              name={LINE_ICONS[line]!}
              x={x - 13}
              y={y - height / 2 + 7.5}
              height={15}
            />
          )}
          <text
            className="stratum-points"
            x={hasSign ? x + 9 : x}
            y={y - height / 2 + 5}
            fill="currentColor"
          >
            {points}
          </text>
        </g>
      )}
    </g>
  );
}

/** What is taken away at the end is dug off the top. */
function Lost({
  pillar,
  x,
  scale,
}: Pick<StratumProps, 'x' | 'scale'> & { readonly pillar: Pillar }) {
  if (pillar.lost === 0) return null;
  const top = BASE - (pillar.layers.at(-1)?.to ?? 0) * scale;
  const height = Math.min(BASE - top, pillar.lost * scale);
  return (
    <rect
      x={x - WIDTH / 2}
      y={top}
      width={WIDTH}
      height={height}
      fill="var(--sky)"
      fillOpacity=".82"
      stroke="var(--line-ink)"
      strokeWidth="1.6"
      strokeDasharray="5 4"
    />
  );
}
