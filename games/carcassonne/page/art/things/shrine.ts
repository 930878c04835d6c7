import { gouge, gouges, round } from '@ochre/ui/art/carving/gouge.ts';
import { fine, lines, type Markup, patch, shadow, shape, spot, stroke } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';
import { blob } from './blob.ts';

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** By angle about the fire. */
const CIRCLE = [
  [3.35, 11],
  [3.95, 14],
  [4.48, 12],
  [5.0, 15],
  [5.55, 13],
  [6.1, 10.5],
] as const;

/** Standing stones about a fire, on beaten earth. */
export function shrine(x: number, y: number, random: Random): Markup {
  const earth = blob([x, y + 2], [18, 12], 10, random);
  const trodden = gouges(18, (cut) => {
    const angle = (cut / 18) * 6.283;
    return gouge(x + 15 * Math.cos(angle), y + 2 + 9.5 * Math.sin(angle), 5, angle + 1.75, 0.6);
  });
  const stones = stonesAround(x, y);
  const raised = (some: readonly Stone[]): Markup =>
    some.map((stone) => menhir(stone, random)).join('');
  const lintel = `M${spot(x - 7.5, y - 17.6)}L${spot(x + 6.5, y - 19.4)}l.8 3.6L${spot(x - 6.8, y - 14)}z`;
  return (
    patch(earth, 'c-earth', 'stroke="var(--c-earth-2)" stroke-width="1.2"') +
    patch(trodden, 'c-earth-2', 'class="fn"') +
    firelight(x, y + 3) +
    raised(stones.filter((stone) => stone.y < y + 5)) +
    shape(lintel, 'c-stone', 1.2) +
    fire(x, y) +
    raised(stones.filter((stone) => stone.y >= y + 5))
  );
}

function stonesAround(x: number, y: number): Stone[] {
  const circle = CIRCLE.map(([angle, height]) => ({
    x: x + 15.5 * Math.cos(angle),
    y: y + 3 + 10 * Math.sin(angle),
    height,
  }));
  const before = [
    { x: x - 12, y: y + 10.5, height: 8 },
    { x: x + 13, y: y + 10, height: 8.5 },
  ];
  return [...circle, ...before].sort((a, b) => a.y - b.y);
}

function menhir({ x, y, height }: Stone, random: Random): Markup {
  const width = height * 0.36;
  const lean = (random() - 0.5) * 1.4;
  const body = `M${spot(x - width / 2, y)}L${spot(x - width * 0.42 + lean, y - height * 0.8)}Q${spot(x + lean, y - height * 1.12)} ${spot(x + width * 0.4 + lean, y - height * 0.72)}L${spot(x + width / 2, y)}Z`;
  const shaded = `M${spot(x + width * 0.1, y - 0.4)}L${spot(x + width * 0.1 + lean, y - height * 0.9)}Q${spot(x + width * 0.3 + lean, y - height * 0.9)} ${spot(x + width * 0.34 + lean, y - height * 0.7)}L${spot(x + width * 0.42, y - 0.4)}Z`;
  return (
    shadow(x + 1.4, y, width * 0.8, 1.1) +
    shape(body, 'c-stone', 1.2) +
    patch(shaded, 'c-stone-2') +
    fine(patch(gouge(x - width * 0.22, y - height * 0.15, height * 0.45, -1.5, 0.5), 'c-stone-hi'))
  );
}

/** In rings, as one prints light; a gradient would need a name that is there once in a document. */
const firelight = (x: number, y: number): Markup =>
  [1, 0.8, 0.6, 0.4]
    .map(
      (size) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${20 * size}" ry="${13 * size}" class="firelight"/>`,
    )
    .join('');

function fire(x: number, y: number): Markup {
  const logs = `M${spot(x - 5, y + 6)}l10-2.5M${spot(x - 4.6, y + 3.3)}l9.6 3`;
  const flame = `M${spot(x, y - 9)}c.6 4 5.2 6 5.2 11 0 3.2-2.4 4.6-5.2 4.6s-5.2-1.4-5.2-4.6c0-2.3 1-3.6 2.3-4.6 0 1.5.5 2.3 1.4 2.8-.4-3.7 0-6.4 1.5-9.2z`;
  const heart = `M${spot(x, y - 0.8)}c.4 2 2.4 2.7 2.4 4.8 0 1.6-1 2.4-2.4 2.4s-2.4-.8-2.4-2.4c0-2.1 2-2.8 2.4-4.8z`;
  return (
    lines(logs, 2.6) +
    stroke(logs, 'hide3', 1.3, 'stroke-linecap="round"') +
    shape(flame, 'g-fire', 1.2) +
    patch(heart, 'c-ember')
  );
}
