import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { memo } from 'react';
import { seeded } from '../art/hand/seeded.ts';

/** The wood repeats itself after so many units, farther than one sees that it does. */
const WIDTH = 1500;
const HEIGHT = 900;
/** Nobody lays a tile so far away, in units. */
const FAR = 9000;
const CUTS = 150;

const GRAIN = grainOf();

function grainOf(): string {
  const random = seeded('block');
  return Array.from({ length: CUTS }, () => {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    const angle = 0.05 * Math.sin(x / 230) + (random() - 0.5) * 0.03;
    return gouge(x, y, 40 + random() * 150, angle, 0.9);
  }).join('');
}

/** The uncut block around the print. */
export const BareWood = memo(() => (
  <>
    <pattern id="bare-wood" width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
      <path d={GRAIN} fill="var(--c-block-2)" />
    </pattern>
    <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#bare-wood)" />
  </>
));
