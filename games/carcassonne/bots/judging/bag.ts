import { FITTING, LIES, lieNumber, TILES } from '../../rules/within.ts';

/** What an empty square asks of a tile, as one number of two bits for each side. */
const NEEDS = 256;
const SIDES = 4;

/** For each type of tile and need: 1 where it fits in some turn. */
const FITS: readonly Uint8Array[] = FITTING.map((turns) =>
  Uint8Array.from(turns, (bits) => (bits === 0 ? 0 : 1)),
);

/**
 * For each type, need and side that is asked: 1 where it fits in a turn that leaves no new open side of
 * what comes in there, so that the road or city ends with it.
 */
const CLOSES: readonly Uint8Array[] = TILES.map((_, tile) => closings(tile));

function closings(tile: number): Uint8Array {
  const closes = new Uint8Array(NEEDS * SIDES);
  for (let need = 0; need < NEEDS; need++) {
    const bits = FITTING[tile]![need]!;
    for (let turn = 0; turn < 4; turn++) {
      if ((bits & (1 << turn)) === 0) continue;
      const { segments } = LIES[lieNumber(tile, turn as 0 | 1 | 2 | 3)]!;
      for (const { sides } of segments) {
        const isClosed = sides.every((side) => ((need >> (2 * side)) & 3) !== 0);
        if (isClosed) for (const side of sides) closes[need * SIDES + side] = 1;
      }
    }
  }
  return closes;
}

/** What is still to come, by type, and what of it fits a square or ends something there. */
export class Bag {
  readonly counts = new Uint8Array(TILES.length);
  /** By need: how many of the tiles to come fit. */
  readonly fitting = new Float64Array(NEEDS);
  /** By need and side: how many of them end what comes in there. */
  readonly closing = new Float64Array(NEEDS * SIDES);
  left = 0;
  private readonly wanted = new Uint8Array(TILES.length);

  /** Of these tiles, and one more that is in somebody's hand; -1 for none. Says whether that is new; it costs little where little is. */
  hold(tiles: readonly number[], hand: number): boolean {
    const { counts, wanted } = this;
    wanted.fill(0);
    for (let at = 0; at < tiles.length; at++) wanted[tiles[at]!]!++;
    if (hand !== -1) wanted[hand]!++;
    this.left = tiles.length + (hand === -1 ? 0 : 1);
    let isNew = false;
    for (let tile = 0; tile < TILES.length; tile++) {
      const more = wanted[tile]! - counts[tile]!;
      if (more === 0) continue;
      isNew = true;
      this.add(tile, more);
      counts[tile] = wanted[tile]!;
    }
    return isNew;
  }

  private add(tile: number, count: number): void {
    const { fitting, closing } = this;
    const [fits, closes] = [FITS[tile]!, CLOSES[tile]!];
    for (let at = 0; at < fits.length; at++) fitting[at]! += count * fits[at]!;
    for (let at = 0; at < closes.length; at++) closing[at]! += count * closes[at]!;
  }
}
