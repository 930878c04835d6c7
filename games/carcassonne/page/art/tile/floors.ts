import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { type Line, type Point, WIDTH } from '../geometry/point.ts';
import { CITY } from '../geometry/raster.ts';
import { closed, type Markup, patch } from '../hand/pen.ts';
import { seeded } from '../hand/seeded.ts';
import type { CitySite, Site } from './site.ts';

/** The ground of all cities of a tile. */
export const drawFloors = (site: Site): Markup =>
  site.cities
    .map(
      (city) =>
        patch(closed(pastTheBorder(city.outline)), 'c-floor') +
        patch(cutsIn(site, city), 'c-floor-lo', 'opacity=".55" class="fn"'),
    )
    .join('');

/** A little over the border, so that no hairline shows between tiles. */
const pastTheBorder = (outline: Line): Line => {
  const out = (value: number): number =>
    value < 0.01 ? -0.35 : value > WIDTH - 0.01 ? WIDTH + 0.35 : value;
  return outline.map(([x, y]): Point => [out(x), out(y)]);
};

function cutsIn({ plan, turn, groundAt }: Site, { index }: CitySite): string {
  const random = seeded(`floor${plan.type.id}${plan.cut}${index}${turn}`);
  const own = CITY + index;
  let cuts = '';
  for (let tried = 0; tried < 40; tried++) {
    const [x, y] = [random() * WIDTH, random() * WIDTH];
    if (groundAt(x, y) !== own || groundAt(x + 6, y) !== own) continue;
    cuts += gouge(x, y, 3 + random() * 4, (random() - 0.5) * 0.4, 0.5);
  }
  return cuts;
}
