import { featureOf, LIES, squareAt, type TileMap } from '../../rules/within.ts';
import type { Bag } from './bag.ts';

/** How likely tiles that are still to come complete something. */
export interface Chances {
  /** What one tile to come does that would end a city at a square, and one that fits but leads on. */
  readonly cityClosing: number;
  readonly cityFitting: number;
  readonly roadClosing: number;
  readonly roadFitting: number;
  /** For every further square that must be filled. */
  readonly further: number;
  /** What one tile to come does that fits a square around a building. */
  readonly around: number;
}

/** More segments than a table ever has. */
export const SEGMENT_BITS = 10;
export const MOST_SEGMENTS = 1 << SEGMENT_BITS;

const CITY = 1;
const ROAD = 2;
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** Where features are open, and how likely cities and roads come to their end there. */
export class OpenEnds {
  private readonly chances: Chances;
  /** What was found of a feature is of this look only if it has the look's number. */
  private look = 0;
  private readonly seen = new Int32Array(MOST_SEGMENTS);
  private readonly chance = new Float64Array(MOST_SEGMENTS);
  private readonly squares = new Int32Array(MOST_SEGMENTS);
  private readonly last = new Int32Array(MOST_SEGMENTS);

  constructor(chances: Chances) {
    this.chances = chances;
  }

  /** The chance that a city or road will be complete; 1 where it is. */
  chanceOf(feature: number): number {
    return this.seen[feature] === this.look ? this.chance[feature]! : 1;
  }

  /** To how many squares a city or road is open; of a farm, how many half-sides are. */
  openingsOf(feature: number): number {
    return this.seen[feature] === this.look ? this.squares[feature]! : 0;
  }

  lookAt(map: TileMap, bag: Bag): void {
    this.look++;
    const { open, needs, xs, ys, tileOn, firsts, lies } = map;
    for (let at = 0; at < open.length; at++) {
      const square = open[at]!;
      const need = needs[square]!;
      for (let side = 0; side < 4; side++) {
        const kind = (need >> (2 * side)) & 3;
        if (kind === 0) continue;
        const beside = squareAt(map, xs[square]! + DX[side]!, ys[square]! + DY[side]!);
        const tile = tileOn[beside]!;
        const first = firsts[tile]!;
        const lie = LIES[lies[tile]!]!;
        if (kind !== CITY) {
          this.openField(featureOf(map, first + lie.fieldAt[2 * (side ^ 2)]!));
          if (kind !== ROAD) continue;
          this.openField(featureOf(map, first + lie.fieldAt[2 * (side ^ 2) + 1]!));
        }
        const segment = (kind === CITY ? lie.cityAt : lie.roadAt)[side ^ 2]!;
        const closing = bag.closing[need * 4 + side]!;
        const filled = this.filled(kind, bag.fitting[need]!, closing);
        this.openAt(featureOf(map, first + segment), square, filled);
      }
    }
  }

  private openAt(feature: number, square: number, filled: number): void {
    const { chance, squares, last } = this;
    if (this.isFirst(feature)) {
      chance[feature] = 1;
      last[feature] = -1;
    }
    // Two sides of one square are filled by one tile.
    if (last[feature] === square) return;
    last[feature] = square;
    chance[feature]! *= filled * (squares[feature] === 0 ? 1 : this.chances.further);
    squares[feature]!++;
  }

  private openField(field: number): void {
    this.isFirst(field);
    this.squares[field]!++;
  }

  /** Whether this look comes upon a feature for the first time. */
  private isFirst(feature: number): boolean {
    if (this.seen[feature] === this.look) return false;
    this.seen[feature] = this.look;
    this.squares[feature] = 0;
    return true;
  }

  private filled(kind: number, fitting: number, closing: number): number {
    const { cityClosing, cityFitting, roadClosing, roadFitting } = this.chances;
    const hope =
      kind === CITY
        ? cityClosing * closing + cityFitting * (fitting - closing)
        : roadClosing * closing + roadFitting * (fitting - closing);
    return 1 - Math.exp(-hope);
  }
}
