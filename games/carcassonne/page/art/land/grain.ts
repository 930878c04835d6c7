import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { WIDTH } from '../geometry/point.ts';
import { kept } from '../hand/kept.ts';
import { type Markup, patch } from '../hand/pen.ts';
import { seeded } from '../hand/seeded.ts';

const once = kept<Markup>();

/** The cuts in the field of a square. They depend on the place alone, and are the same under every tile. */
export const grainOf = (x: number, y: number, seed: string): Markup =>
  once(`${x},${y}${seed}`, () => newGrain(x, y, seed));

function newGrain(x: number, y: number, seed: string): Markup {
  const random = seeded(`grain${x},${y}${seed}`);
  let light = '';
  let dark = '';
  for (let cut = 0; cut < 46; cut++) {
    const [cutX, cutY] = [(x + random()) * WIDTH, (y + random()) * WIDTH];
    const angle = 0.12 * Math.sin((x * WIDTH + cutX) / 70) + (random() - 0.5) * 0.14;
    if (cut < 30) light += gouge(cutX, cutY, 8 + random() * 16, angle, 1.25);
    else dark += gouge(cutX, cutY, 5 + random() * 10, angle, 0.8);
  }
  return patch(light, 'c-field-hi') + patch(dark, 'c-field-lo', 'opacity=".5" class="fn"');
}
