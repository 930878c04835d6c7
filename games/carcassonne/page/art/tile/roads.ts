import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { type Point, turnedLine } from '../geometry/point.ts';
import { ribbonOf } from '../geometry/ribbon.ts';
import { closed, ink, type Markup, open, patch, stroke } from '../hand/pen.ts';
import type { Site } from './site.ts';

/** All roads of a tile, and the green where they cross. */
export const drawRoads = (site: Site): Markup =>
  site.plan.roads.map((_, index) => drawRoad(site, index)).join('') + drawGreen(site);

function drawRoad({ plan, turn }: Site, index: number): Markup {
  const { left, right, outline } = ribbonOf(plan, index);
  const edges = open(turnedLine(left, turn)) + open(turnedLine(right, turn));
  return (
    patch(closed(turnedLine(outline, turn)), 'c-road') +
    // It goes on beyond the tile, so its edges end square.
    stroke(edges, 'line-ink', 1.25, 'stroke-linejoin="round"') +
    patch(ruts(turnedLine(plan.roads[index]!.line, turn)), 'c-road-lo')
  );
}

/** Left by wheels, now on one side and now on the other. */
function ruts(line: readonly Point[]): string {
  let cuts = '';
  for (let at = 2; at < line.length - 2; at += 2) {
    const [x, y] = line[at]!;
    const [nextX, nextY] = line[at + 1]!;
    const angle = Math.atan2(nextY - y, nextX - x);
    const aside = at % 4 === 0 ? -1.9 : 1.9;
    cuts += gouge(x - Math.sin(angle) * aside, y + Math.cos(angle) * aside, 4.6, angle, 0.45);
  }
  return cuts;
}

function drawGreen({ plan, middle }: Site): Markup {
  if (!plan.isCrossing || middle === undefined) return '';
  const at = `cx="${middle[0]}" cy="${middle[1]}"`;
  return (
    `<ellipse ${at} rx="10.5" ry="9.5" fill="var(--c-road)" ${ink(1.2)}/>` +
    `<ellipse ${at} rx="6.3" ry="5.6" fill="var(--c-green)" stroke="var(--c-green-lo)" stroke-width=".9"/>`
  );
}
