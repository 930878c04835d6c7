import { gouge, gouges, round } from '../carving/gouge.ts';
import { ink } from '../strokes.ts';

interface RugProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The edge of a hide, in halves of its width and height: a start, then curves. */
const START = [-0.9, -0.72] as const;
const CURVES = [
  [-0.72, -0.86, -0.62, -0.62, -0.4, -0.7],
  [-0.1, -0.82, 0.2, -0.64, 0.45, -0.74],
  [0.66, -0.82, 0.72, -1, 0.9, -0.92],
  [1.02, -0.84, 0.86, -0.5, 0.94, -0.2],
  [1.02, 0.1, 0.9, 0.3, 0.98, 0.62],
  [1.02, 0.84, 0.84, 1, 0.68, 0.86],
  [0.5, 0.72, 0.2, 0.86, -0.05, 0.78],
  [-0.35, 0.7, -0.55, 0.8, -0.7, 0.96],
  [-0.86, 1.04, -1, 0.8, -0.95, 0.56],
  [-0.88, 0.2, -1.02, -0.05, -0.96, -0.36],
  [-0.94, -0.5, -1, -0.62, -0.9, -0.72],
] as const;

/** A stretched hide to throw dice on. */
export function Rug({ x, y, width, height }: RugProps) {
  const at = (across: number, along: number) =>
    `${round((across * width) / 2)} ${round((along * height) / 2)}`;
  const curves = CURVES.map(([a, b, c, d, e, f]) => `C${at(a, b)} ${at(c, d)} ${at(e, f)}`);
  const edge = `M${at(...START)}${curves.join('')}Z`;
  const fur = gouges(46, (i) => {
    const across = -0.86 + 1.72 * ((i * 0.618) % 1);
    const along = -0.55 + 1.15 * ((i * 0.37) % 1);
    const from = [(across * width) / 2, (along * height) / 2] as const;
    return gouge(...from, 12 + ((i * 7) % 14), 0.06 - across * 0.2, 1.2);
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={edge} transform="translate(0 6)" fill="var(--shade)" opacity=".3" />
      <path {...ink} d={edge} fill="var(--hide2)" />
      <path d={fur} fill="var(--hide1)" />
      <path
        d={edge}
        transform="scale(.95 .92)"
        fill="none"
        stroke="var(--hide3)"
        strokeWidth="1.8"
        strokeDasharray="7 5"
        strokeLinecap="round"
      />
    </g>
  );
}
