import { round } from '@ochre/ui/art/carving/gouge.ts';
import { ink, type Markup, shape, spot } from '../hand/pen.ts';
import { tower } from './tower.ts';

const GATE_TOWER = { width: 7, height: 11 } as const;

/** The gate of a city, seen from the front: a road leads to x, y. */
export function gate(x: number, y: number): Markup {
  const front = `M${spot(x - 5.4, y + 0.6)}V${round(y - 9)}H${round(x + 5.4)}V${round(y + 0.6)}Z`;
  const merlons = `M${spot(x - 6, y - 8)}v-3.4h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6h2.4v3.4z`;
  const arch = `M${spot(x - 3.4, y + 0.8)}v-4.2q0-3.4 3.4-3.4t3.4 3.4v4.2z`;
  return (
    tower(x - 8.4, y + 1, GATE_TOWER) +
    tower(x + 8.4, y + 1, GATE_TOWER) +
    shape(front, 'c-wall') +
    `<path d="${arch}" fill="var(--c-stone-2)" ${ink(0.9)}/>` +
    shape(merlons, 'c-wall')
  );
}

/** The gate in a wall that runs from north to south: its towers stand behind each other. */
export const gateFromTheSide = (x: number, y: number): Markup =>
  tower(x, y - 4.5, GATE_TOWER) +
  tower(x, y + 9, GATE_TOWER) +
  `<path d="M${spot(x - 2.8, y + 0.6)}v-7h5.6v7z" fill="var(--c-stone-2)" ${ink(0.9)}/>`;
