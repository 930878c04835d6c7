import { featureOf, LIES, type TileMap } from '../../rules/within.ts';
import { MOST_SEGMENTS, SEGMENT_BITS } from './open-ends.ts';

const SLOTS = 1024;

/** Which fields touch which cities (C6.5), each pair once, as one number. */
export class Touching {
  readonly pairs: number[] = [];
  /** A hash table of them: a slot is of this look only if it has the look's number. */
  private look = 0;
  private readonly seen = new Int32Array(SLOTS);
  private readonly keys = new Int32Array(SLOTS);

  lookAt(map: TileMap): void {
    this.look++;
    this.pairs.length = 0;
    const { lies, firsts } = map;
    for (let tile = 0; tile < lies.length; tile++) {
      const { segments } = LIES[lies[tile]!]!;
      const first = firsts[tile]!;
      for (let at = 0; at < segments.length; at++) {
        const { cities } = segments[at]!;
        for (let each = 0; each < cities.length; each++) {
          this.add(featureOf(map, first + at), featureOf(map, first + cities[each]!));
        }
      }
    }
  }

  private add(field: number, city: number): void {
    const { seen, keys, look } = this;
    const key = (field << SEGMENT_BITS) | city;
    let slot = (field * 31 + city) & (SLOTS - 1);
    while (seen[slot] === look && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
    if (seen[slot] === look) return;
    seen[slot] = look;
    keys[slot] = key;
    this.pairs.push(key);
  }
}

export const fieldOf = (pair: number): number => pair >> SEGMENT_BITS;
export const cityOf = (pair: number): number => pair & (MOST_SEGMENTS - 1);
