import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import type { Point } from '../geometry/point.ts';
import { type Markup, patch, spot } from '../hand/pen.ts';
import type { Random } from '../hand/seeded.ts';

/** Each with the colour of its furrows. */
const CROPS = [
  ['c-wheat', 'c-wheat-lo'],
  ['c-green', 'c-green-lo'],
  ['c-fallow', 'c-fallow-lo'],
  ['c-field-hi', 'c-field-lo'],
] as const;

/** Half of its length and of its width, and how it is turned. */
interface Parcel {
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

/** The edge between two strips, from end to end, and how far across the parcel it is. */
interface Balk {
  readonly from: Point;
  readonly to: Point;
  readonly across: number;
}

export interface Strips {
  readonly drawn: Markup;
  /** Clockwise. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Ploughed strips about a point, each with its own crop and furrows. */
export function strips([x, y]: Point, asked: Partial<Parcel>, random: Random): Strips {
  const length = asked.length ?? 18 + random() * 12;
  const width = 10 + random() * 6.5;
  const angle = (asked.angle ?? 0) + (random() - 0.5) * 0.24;
  const skew = (random() - 0.5) * 9;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => {
    const by = along + (skew * across) / width;
    return [x + by * cos - across * sin, y + by * sin + across * cos];
  };
  const parcel: Field = { length, width, angle, at, random };
  const balks = balksOf(parcel);
  const [first, last] = [balks[0]!, balks.at(-1)!];
  return { drawn: sown(parcel, balks), corners: [first.from, first.to, last.to, last.from] };
}

interface Field extends Parcel {
  readonly at: (along: number, across: number) => Point;
  readonly random: Random;
}

function balksOf({ length, width, at, random }: Field): Balk[] {
  const uneven = (): number => (random() - 0.5) * 2.6;
  const count = width > 11 ? 3 : 2;
  return Array.from({ length: count + 1 }, (_, index): Balk => {
    const isBetween = index > 0 && index < count;
    const across = -width + (2 * width * index) / count + (isBetween ? uneven() * 0.5 : 0);
    return { from: at(-length + uneven(), across), to: at(length + uneven(), across), across };
  });
}

function sown(field: Field, balks: readonly Balk[]): Markup {
  const { angle, random } = field;
  let drawn = '';
  let last = -1;
  for (let index = 0; index + 1 < balks.length; index++) {
    let crop = Math.trunc(random() * CROPS.length);
    // Never twice the same beside each other.
    if (crop === last) crop = (crop + 1 + Math.trunc(random() * 2)) % CROPS.length;
    last = crop;
    const [colour, furrow] = CROPS[crop]!;
    const [near, far] = [balks[index]!, balks[index + 1]!];
    const bend = (random() - 0.5) * 2.4;
    const bent = (from: Point, to: Point): string =>
      `Q${spot((from[0] + to[0]) / 2 - Math.sin(angle) * bend, (from[1] + to[1]) / 2 + Math.cos(angle) * bend)} ${spot(...to)}`;
    const outline = `M${spot(...near.from)}${bent(near.from, near.to)}L${spot(...far.to)}${bent(far.to, far.from)}Z`;
    drawn +=
      patch(
        outline,
        colour,
        `stroke="var(--${furrow})" stroke-width=".9" stroke-linejoin="round"`,
      ) + patch(furrows(field, near.across, far.across), furrow, 'opacity=".7"');
  }
  return drawn;
}

function furrows({ length, angle, at, random }: Field, near: number, far: number): string {
  const height = far - near;
  const rows = Math.max(1, Math.round(height / 2.7));
  let cuts = '';
  for (let row = 0; row < rows; row++) {
    const across = near + ((row + 0.5) * height) / rows;
    for (let along = -length + 2 + random() * 3; along < length - 5; ) {
      const cut = Math.min(length - 2 - along, 8 + random() * 20);
      const [x, y] = at(along, across + (random() - 0.5) * 0.5);
      cuts += gouge(x, y, cut, angle, 0.7);
      along += cut + 1.2 + random() * 2;
    }
  }
  return cuts;
}
